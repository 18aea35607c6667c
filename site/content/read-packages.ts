import type { Price, ShownPackage } from '@agency/content-model/schemas/packages.ts';
import type { ShownPlaybook } from '@agency/content-model/schemas/playbook.ts';
import { dollarsOf, formatPrice } from '@agency/content-model/reader/names.ts';
import { marked } from '../preview/marks.ts';
import { readOne, readPages } from './read.ts';
import { orderLink } from './vendors.ts';

/** A formatted price, marked in the preview with the field it comes from. */
const shownPrice = (price: Price, ...way: readonly [string, string, string]): string =>
  marked(formatPrice(price), way);

export const readPlaybook = async (): Promise<ShownPlaybook> => {
  const { price, discount, ...data } = (await readOne('playbook', 'playbook')).data;
  return {
    ...data,
    dollars: dollarsOf(price),
    price: shownPrice(price, 'playbook', 'playbook', 'price'),
    discount: shownPrice(discount, 'playbook', 'playbook', 'discount'),
  };
};

/** The package with this id in `content/packages.yml`, with everything its box shows. */
export const readBoxed = async (id: string) => {
  const { price, ...data } = (await readOne('packages', id)).data;
  const { data: words } = await readOne('packageBox', 'package-box');
  return {
    ...data,
    price: price === undefined ? undefined : shownPrice(price, 'packages', id, 'price'),
    words,
    order: orderLink(id, data.order),
  };
};

/** The package with this id, which must have a price. */
export const readPackage = async (id: string): Promise<ShownPackage> => {
  const { price, ...data } = (await readOne('packages', id)).data;
  if (price === undefined)
    throw new Error(`"${id}" in content/packages.yml has no price, and a page shows it.`);
  return {
    ...data,
    dollars: dollarsOf(price),
    price: shownPrice(price, 'packages', id, 'price'),
  };
};

export const readPackages = async (...ids: readonly string[]) => Promise.all(ids.map(readPackage));

/** The website packages as other pages show them, smallest first. */
export const readWebsitePackages = async () => {
  const pages = await readPages('website-package');
  const entries = pages.map(async ({ name, page }) => {
    const { summary } = (await readOne('packages', page.package)).data;
    return { name: page.name, pages: page.pages, summary, href: `/${name}` };
  });
  return (await Promise.all(entries)).sort((one, other) => one.pages - other.pages);
};
