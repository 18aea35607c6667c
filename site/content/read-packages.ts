import type {
  Price,
  ServicePackage,
  ShownPackage,
} from '@agency/content-model/schemas/packages.ts';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import type { Comparison } from '@agency/content-model/schemas/services.ts';
import type { ShownPlaybook } from '@agency/content-model/schemas/playbook.ts';
import { dollarsOf, formatPrice } from '@agency/content-model/reader/names.ts';
import { firstYear } from '../text/first-year.ts';
import { marked } from '../preview/marks.ts';
import { readAll, readOne, readPage, readPages } from './read.ts';
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

const readBoxWords = async () => (await readOne('packageBox', 'package-box')).data;

/** The price of a package as tickets show it: `$3999`, `from $1,200`. */
const packagePrice = async (id: string, { price, from }: ServicePackage) => {
  if (price === undefined) return undefined;
  const amount = shownPrice(price, 'packages', id, 'price');
  return from ? `${(await readBoxWords()).from} ${amount}` : amount;
};

/** The package with this id in `content/packages.yml`, with everything its box shows. */
export const readBoxed = async (id: string) => {
  const { data } = await readOne('packages', id);
  return {
    ...data,
    price: await packagePrice(id, data),
    words: await readBoxWords(),
    order: orderLink(id, data.order),
  };
};

/** Every package that can be ordered, with what happens when, by id. */
export const readOrders = async () => {
  const { order: contact } = await readPage('contact', 'contact');
  const { questions, tax, billing: often } = await readBoxWords();
  const entries = (await readAll('packages')).flatMap(({ id, data }) => {
    const { name, price, billing, weeks, refund, service, order } = data;
    if (!order || price === undefined) return [];
    const paid = [formatPrice(price), billing && often[billing]].filter(Boolean).join(' ');
    const steps = [
      ...contact.steps,
      weeks && `${questions.weeks} ${weeks}.`,
      refund && `${questions.refund}: ${refund}.`,
    ].filter((step) => step !== undefined);
    const brief = `${order.message} `;
    return [[id, { name, price: `${paid}, ${tax}.`, steps, service, brief }] as const];
  });
  return Object.fromEntries(entries);
};

/** What each budget buys, with what that costs in the first year. */
export const readBudgets = async (choices: PageOf<'services'>['budgets']['choices']) =>
  Promise.all(
    choices.map(async ({ budget, package: id }) => ({
      ...(await readBoxed(id)),
      budget: formatPrice(budget),
      firstYear: firstYear((await readOne('packages', id)).data, await readBoxWords()),
    })),
  );

/** The comparison with every package in its group. One that no group names joins the first with a package of its service. */
export const readComparison = async (groups: Comparison['groups']) => {
  const packages = await readAll('packages');
  const groupOf = ({ id, data }: (typeof packages)[number]) =>
    groups.find((group) => group.packages.includes(id)) ??
    groups.find((group) =>
      packages.some(
        (other) => group.packages.includes(other.id) && other.data.service === data.service,
      ),
    ) ??
    groups.at(-1);
  const filled = groups.map(async (group) => ({
    ...group,
    packages: await Promise.all(
      packages.filter((one) => groupOf(one) === group).map(({ id }) => readBoxed(id)),
    ),
  }));
  return (await Promise.all(filled)).filter((group) => group.packages.length > 0);
};

/**
 * The packages with these ids, or all of them, as tickets: where one has no price, `quoted` stands.
 * In the preview, one may not be chosen yet.
 */
export const readOffers = async (ids: readonly string[] = []) => {
  const all = (await readAll('packages')).map(({ id }) => id);
  const shown = ids.length > 0 ? ids.filter((id) => all.includes(id)) : all;
  return Promise.all(
    shown.map(async (id) => {
      const offer = await readBoxed(id);
      return Object.assign(offer, { id, quoted: offer.words.quoted });
    }),
  );
};

/** The package with this id, which must have a price. */
export const readPackage = async (id: string): Promise<ShownPackage> => {
  const { data } = await readOne('packages', id);
  const price = await packagePrice(id, data);
  if (price === undefined || data.price === undefined)
    throw new Error(`"${id}" in content/packages.yml has no price, and a page shows it.`);
  return { ...data, dollars: dollarsOf(data.price), price };
};

export const readPackages = async (...ids: readonly string[]) => Promise.all(ids.map(readPackage));

/** The website packages as other pages show them, smallest first. */
export const readWebsitePackages = async () => {
  const pages = await readPages('website-package');
  const entries = pages.map(async ({ name, page }) => {
    const { summary, price } = await readBoxed(page.package);
    return { name: page.name, pages: page.pages, summary, price, href: `/${name}` };
  });
  return (await Promise.all(entries)).sort((one, other) => one.pages - other.pages);
};
