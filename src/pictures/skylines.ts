const files = import.meta.glob<string>('../../content/pictures/skylines/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const folder = '../../content/pictures/skylines/';

/** The one line of a skyline drawing of this name: the `d` of its path, in a box of 480 × 160. */
export const skylinePath = (name: string): string => {
  const path = / d="([^"]+)"/u.exec(files[`${folder}${name}.svg`] ?? '')?.[1];
  if (path !== undefined) return path;
  const names = Object.keys(files).map((file) => file.slice(folder.length, -'.svg'.length));
  throw new Error(
    `content/pictures/skylines/${name}.svg is missing or holds no path. Write one of ${names.join(', ')} after "skyline:", or leave the line out.`,
  );
};
