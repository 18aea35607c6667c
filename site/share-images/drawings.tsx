import type { CSSProperties, ReactNode } from 'react';
import { families } from '../drawing/typefaces.ts';
import { shareImageSize } from '@agency/content-model/page-addresses.ts';
import { color } from '../styles/palette.ts';
import { at, Awning, LargeBloom, PageBloom, whole } from './shapes.tsx';

/** The visible size of the picture in each drawing, in pixels. */
export const pictureSizes = {
  scene: shareImageSize,
  arch: { width: 340, height: shareImageSize.height - 100 },
  print: { width: 720, height: 450 },
};

interface ArchProps {
  picture: string;
  left: number;
  fill: string;
  line: string;
}

/** A doorway that stands on the bottom edge, with a picture in it and an outlined copy behind it. */
const Arch = ({ picture, left, fill, line }: ArchProps) => {
  const { width, height } = pictureSizes.arch;
  const arch: CSSProperties = {
    borderTopLeftRadius: width / 2,
    borderTopRightRadius: width / 2,
    overflow: 'hidden',
  };
  return (
    <div style={whole}>
      <div
        style={{ ...at(left + 20, 80, width, height + 40), ...arch, border: `3px solid ${line}` }}
      />
      <div style={{ ...at(left, 100, width, height), ...arch, backgroundColor: fill }}>
        <img alt="" src={picture} {...pictureSizes.arch} />
      </div>
    </div>
  );
};

const Ticket = ({ price, note }: { price: string; note: string }) => (
  <div
    style={{
      ...at(560, 384, 400, 190),
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      transform: 'rotate(-7deg)',
      border: `4px dashed ${color('ink')}`,
      boxShadow: `5px 9px 0 ${color('ink')}59`,
      backgroundColor: color('action'),
      color: color('ink'),
    }}
  >
    <div style={{ fontSize: 112, lineHeight: 1 }}>{price}</div>
    <div style={{ fontFamily: families.text, fontSize: 25 }}>{note}</div>
  </div>
);

/** A large print, pinned at a slant and running off the right edge. */
const Print = ({ picture }: { picture: string }) => (
  <div
    style={{
      ...at(634, 78, 752, 482),
      border: `16px solid ${color('ground')}`,
      boxShadow: `14px 18px 0 ${color('ink')}59`,
      transform: 'rotate(-3.5deg)',
    }}
  >
    <img alt="" src={picture} {...pictureSizes.print} />
  </div>
);

export type Drawing =
  /** A full-size scene, with the text in its sky. */
  | { kind: 'scene'; picture: string }
  /** A picture in a doorway; with a price, an awning and a ticket too. */
  | { kind: 'arch'; picture: string; price?: string; note?: string }
  /** A large print of a landscape picture: an article's cover, a website. */
  | { kind: 'print'; picture: string }
  /** A bloom, for pages without a picture; for a website package, with one petal per page. */
  | { kind: 'bloom'; pages?: number };

export type Tone = 'tint' | 'soft' | 'brand' | 'ink';

export const colorsOn = (tone: Tone) => {
  const isDark = tone === 'brand' || tone === 'ink';
  return {
    ground: color(tone),
    words: color(isDark ? 'ground' : 'ink'),
    quiet: color(isDark ? 'soft' : 'brand'),
    line: color(isDark ? 'action' : 'brand'),
    /** Stands out from both text and background. */
    accent: color(tone === 'tint' || isDark ? 'action' : 'accent'),
    heart: color(tone === 'soft' ? 'action' : 'accent'),
  };
};

type Colors = ReturnType<typeof colorsOn>;

export const draw = (drawing: Drawing, { line, accent, heart }: Colors): ReactNode => {
  switch (drawing.kind) {
    case 'scene':
      return (
        <div style={whole}>
          <img alt="" src={drawing.picture} {...pictureSizes.scene} />
          <Awning />
        </div>
      );
    case 'arch':
      return (
        <div style={whole}>
          <Arch picture={drawing.picture} left={800} fill={color('soft')} line={line} />
          {drawing.price && <Awning />}
          {drawing.price && <Ticket price={drawing.price} note={drawing.note ?? ''} />}
        </div>
      );
    case 'print':
      return <Print picture={drawing.picture} />;
    case 'bloom':
      return drawing.pages === undefined ? (
        <LargeBloom petals={accent} heart={heart} />
      ) : (
        <PageBloom pages={drawing.pages} line={line} />
      );
  }
};
