/** Faces with the same measures as the ones our fallbacks are fitted to: on Linux and Chromebooks these stand in. */
const twins: Readonly<Record<string, string>> = {
  Arial: 'local(Arial),local(Liberation Sans),local(Arimo)',
  'Times New Roman': 'local(Times New Roman),local(Liberation Serif),local(Tinos)',
};

/**
 * How much wider our own headings and paragraphs run than the fallback Astro
 * computes from an average of letters: 619 headings, 707 paragraphs, November 2026.
 */
const wider: Readonly<Record<string, number>> = { Fraunces: 1.0115, Figtree: 1.0145 };

const fallbackFace = /@font-face\{font-family:([\w ]+) fallback\\:[^{}]*\}/gu;
const measure = /(size-adjust|[a-z-]+-override):([\d.]+)%/gu;

const withTwins = (face: string): string =>
  face.replace(/local\(([^)]+)\)/gu, (local, name: string) => twins[name] ?? local);

/** Larger letters on the same line: what is relative to their size shrinks as they grow. */
const fitted = (face: string, factor: number): string =>
  face.replace(measure, (_, name: string, value: string) => {
    const scaled = name === 'size-adjust' ? Number(value) * factor : Number(value) / factor;
    return `${name}:${Number(scaled.toFixed(2))}%`;
  });

/** Styles whose fallback typefaces exist on more systems and take the room our words take, so that little moves when ours come. */
export const withFittedFallbacks = (styles: string): string =>
  styles.replace(fallbackFace, (face, family: string) =>
    fitted(withTwins(face), wider[family] ?? 1),
  );
