const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'an iPhone'],
  ['iPad', 'an iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'a Chromebook'],
  ['Macintosh', 'a Mac'],
  ['Linux', 'Linux'],
] as const;

/** What a browser says it is, so that a person knows her devices apart: "Chrome on Windows". It may lie; nothing depends on it. */
export const deviceName = (userAgent = ''): string => {
  const find = (signs: readonly (readonly [string, string])[]) =>
    signs.find(([sign]) => userAgent.includes(sign))?.[1];
  return `${find(browsers) ?? 'A browser'} on ${find(systems) ?? 'an unknown system'}`;
};
