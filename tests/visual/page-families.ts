import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const templateOf = (name: string): string | undefined => {
  const file = `content/pages/${name}.yml`;
  if (!existsSync(file)) return undefined;
  return (parse(readFileSync(file, 'utf8')) as { template: string }).template;
};

/** Which pages are laid out alike: those of one template, the cities, the posts, the articles. */
export const familyOf = (path: string): string => {
  const name = path === '/' ? 'home' : path.slice(1);
  if (existsSync(`content/cities/${name}.yml`)) return 'city';
  if (existsSync(`content/blog/${name}/index.md`)) return 'post';
  if (existsSync(`content/articles/${name}.md`)) return 'article';
  return templateOf(name) ?? 'errors';
};
