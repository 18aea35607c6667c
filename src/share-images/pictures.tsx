import { color } from '../styles/palette.ts';
import { at, board, whole } from './board.ts';

interface DoorProps {
  picture: string;
  box: readonly [left: number, top: number, width: number];
  fill: string;
  line: string;
  /** How far the outline of a second door is moved sideways. */
  offset: number;
}

/** A doorway that stands on the lower edge, with a picture in it and the outline of another behind it. */
export const Door = ({ picture, box: [left, top, width], fill, line, offset }: DoorProps) => {
  const height = board.height - top;
  const arch = { borderTopLeftRadius: width / 2, borderTopRightRadius: width / 2 };
  return (
    <div style={whole}>
      <div
        style={{
          ...at(left + offset, top - 20, width, height + 40),
          ...arch,
          border: `3px solid ${line}`,
        }}
      />
      <div
        style={{
          ...at(left, top, width, height),
          ...arch,
          backgroundColor: fill,
          overflow: 'hidden',
        }}
      >
        <img alt="" src={picture} width={width} height={height} style={{ objectFit: 'cover' }} />
      </div>
    </div>
  );
};

/** A large print, pinned at a slant and running off the right edge. */
export const Print = ({ picture }: { picture: string }) => (
  <div style={whole}>
    <div
      style={{
        ...at(580, -100, 860, 860),
        borderRadius: 430,
        backgroundColor: color('ink'),
        opacity: 0.28,
      }}
    />
    <div
      style={{
        ...at(634, 78, 752, 482),
        border: `16px solid ${color('paper')}`,
        boxShadow: '14px 18px 0 rgba(43, 27, 47, 0.35)',
        transform: 'rotate(-3.5deg)',
      }}
    >
      <img alt="" src={picture} width={720} height={450} style={{ objectFit: 'cover' }} />
    </div>
  </div>
);
