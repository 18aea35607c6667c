import { getEntry } from 'astro:content';
import type { Crumb } from '../seo/graph/breadcrumb-list.ts';
import { pageName } from '../seo/page-name.ts';

/** The pages of these names as steps of a trail, from the highest down. */
export const readCrumbs = async (...names: readonly string[]): Promise<Crumb[]> =>
  Promise.all(
    names.map(async (name) => {
      const entry = await getEntry('pages', name);
      if (!entry) throw new Error(`content/pages/${name}.yml is missing, and trails lead over it.`);
      return { label: pageName(entry.data.head), href: `/${name}` };
    }),
  );
