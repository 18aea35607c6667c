import type { Crumb } from '../seo/graph/breadcrumb-list.ts';
import { pageName } from '../seo/page-name.ts';
import { readOne } from './entries.ts';

/** The pages of these names as steps of a trail, from the highest down. */
export const readCrumbs = async (...names: readonly string[]): Promise<Crumb[]> =>
  Promise.all(
    names.map(async (name) => {
      const { data } = await readOne('pages', name);
      return { label: pageName(data.head), href: `/${name}` };
    }),
  );
