import { color } from '../styles/palette.ts';
import { Bloom, Swash } from './ornaments.tsx';
import { at, margin } from './board.ts';
import { fitTitle, leading } from './fit-title.ts';

interface WordsProps {
  title: string;
  subtitle?: string | undefined;
  siteName: string;
  kicker?: string;
  /** Where the block of words begins, and how much room it has. */
  top: number;
  width: number;
  height: number;
  largest?: number;
  colors: { words: string; quiet: string };
}

/** The title with a swash below its last word, and the quieter line after it, in the middle of their room. */
export const Words = ({ title, subtitle, siteName, kicker, colors, ...box }: WordsProps) => {
  const { top, width, largest } = box;
  const height = box.height - (subtitle ? 120 : 24) - (kicker ? 40 : 0);
  // The name of the agency stays on one line.
  const text = title.replaceAll(siteName, siteName.replaceAll(' ', '\u00A0'));
  const { lines, size } = fitTitle(text, { width, height, largest });
  return (
    <div
      style={{
        ...at(margin, top, width + margin, box.height),
        flexDirection: 'column',
        justifyContent: 'center',
        alignItems: 'flex-start',
        fontSize: size,
        lineHeight: leading,
        letterSpacing: '-0.014em',
        color: colors.words,
      }}
    >
      {kicker && (
        <div
          style={{
            fontFamily: 'Figtree',
            fontSize: 26,
            letterSpacing: '0.02em',
            color: color('marigold'),
            marginBottom: 20,
          }}
        >
          {kicker}
        </div>
      )}
      {lines.map((line, index) => {
        const words = line.split(' ');
        const isLast = index === lines.length - 1;
        const marked = isLast ? words.splice((words.at(-1) ?? '').length < 4 ? -2 : -1) : [];
        return (
          <div key={line} style={{ display: 'flex', whiteSpace: 'pre' }}>
            {words.join(' ')}
            {isLast && words.length > 0 && ' '}
            {isLast && (
              <div style={{ display: 'flex', position: 'relative' }}>
                {marked.join(' ')}
                <Swash />
              </div>
            )}
          </div>
        );
      })}
      {subtitle && (
        <div
          style={{
            width,
            marginTop: 36,
            fontSize: subtitle.length > 30 ? 36 : 40,
            lineHeight: 1.18,
            letterSpacing: 0,
            fontStyle: 'italic',
            textWrap: 'balance',
            color: colors.quiet,
          }}
        >
          {subtitle}
        </div>
      )}
    </div>
  );
};

interface SignatureProps {
  siteName: string;
  words: string;
  /** The middle of the line, in pixels. */
  middle?: number;
  size?: number;
  petals?: string;
}

/** The mark and the name of the agency. */
export const Signature = ({
  siteName,
  words,
  middle = 556,
  size = 32,
  petals = color('marigold'),
}: SignatureProps) => (
  <div
    style={{
      ...at(margin - 4, middle - size, 600, 2 * size),
      alignItems: 'center',
      gap: size * 0.3,
      fontSize: size,
      color: words,
    }}
  >
    <Bloom size={size * 1.35} petals={petals} heart={color('clay')} />
    {siteName}
  </div>
);
