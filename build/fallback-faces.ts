/** What stands in for a typeface of ours until it is there. */
interface StandIns {
  /** On computers and Apple's devices; Linux has faces with the measures of the others'. */
  computers: string;
  /** How much wider our own texts run than Astro computes for it from an average of letters. */
  wider: number;
  /** On Android and Chromebooks, by their names of ten years ago and of today. */
  android: string;
  /** The size at which it takes as much room as ours, in percent. */
  androidSize: number;
}

/** The sizes were measured over every heading and paragraph of the site, November 2026. */
const typefaces: Readonly<Record<string, StandIns>> = {
  Fraunces: {
    computers: 'local(Times New Roman),local(Liberation Serif)',
    wider: 1.0115,
    android: 'local(NotoSerif),local(NotoSerif-Regular)',
    androidSize: 83.2,
  },
  'Fraunces Italic': {
    computers: 'local(Times New Roman Italic),local(Liberation Serif Italic)',
    wider: 1,
    android: 'local(NotoSerif-Italic)',
    androidSize: 81.2,
  },
  Figtree: {
    computers: 'local(Arial),local(Liberation Sans)',
    wider: 1.0145,
    android: 'local(Roboto),local(Roboto-Regular)',
    androidSize: 100.5,
  },
};

const fallbackFace = /@font-face\{font-family:([\w ]+) fallback\\:[^;]*;([^{}]*)\}/gu;
const fallbackName = /"([\w ]+) fallback: [\w ]+"/gu;
const source = /src:[^;]+/u;
const size = /size-adjust:([\d.]+)%/u;
const measure = /(size-adjust|[a-z-]+-override):([\d.]+)%/gu;

/** What says nothing about a face that is not fetched, and what goes without saying. */
const needless = /font-display:swap;|font-style:normal;/gu;

/** Larger letters on the same line: what is relative to their size shrinks as they grow. */
const scaled = (face: string, factor: number): string =>
  face.replace(measure, (_, name: string, value: string) => {
    const result = name === 'size-adjust' ? Number(value) * factor : Number(value) / factor;
    return `${name}:${Number(result.toFixed(2))}%`;
  });

const withFaces = (rule: string, family: string, face: string): string => {
  const standIns = typefaces[family];
  if (!standIns) return rule;
  const { computers, wider, android, androidSize } = standIns;
  const first = scaled(face, wider).replace(needless, '').replace(source, `src:${computers}`);
  const second = scaled(first, androidSize / Number(size.exec(first)?.[1]));
  const other = second.replace(source, `src:${android}`);
  return `@font-face{font-family:${family}-a;${first}}@font-face{font-family:${family}-b;${other}}`;
};

/**
 * Styles whose fallback typefaces exist on most systems and take the room our
 * words take, so that little moves when ours come.
 */
export const withFittedFallbacks = (styles: string): string =>
  styles
    .replace(fallbackFace, withFaces)
    .replace(fallbackName, (name, family: string) =>
      typefaces[family] ? `${family}-a,${family}-b` : name,
    );
