const folderOf = (file: string) => file.split('/').slice(0, -1);

/** Where a picture lies, from the name a content file gives it: `../pictures/a.webp` in `content/pages/home.yml`. */
export const pathOf = (file: string, name: string): string => {
  const parts = folderOf(file);
  for (const part of name.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  return parts.join('/');
};

/** What a content file calls a picture. */
export const nameFrom = (file: string, path: string): string => {
  const from = folderOf(file);
  const to = path.split('/');
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared += 1;
  const up = from.slice(shared).map(() => '..');
  return [...(up.length > 0 ? up : ['.']), ...to.slice(shared)].join('/');
};
