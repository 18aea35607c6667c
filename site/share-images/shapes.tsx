import type { CSSProperties } from 'react';
import { mark } from 'virtual:brand';
import { shareImageSize } from '@agency/content-model/page-addresses.ts';
import { MarkPaths } from '../components/Bloom/Bloom.tsx';
import { mostPages, pageOutline, pagePlace } from '../drawing/page-shapes.ts';
import { color } from '../styles/palette.ts';

/** An absolutely positioned box, in pixels. */
export const at = (left: number, top: number, width: number, height: number): CSSProperties => ({
  position: 'absolute',
  display: 'flex',
  left,
  top,
  width,
  height,
});

export const whole = at(0, 0, shareImageSize.width, shareImageSize.height);

export const Swash = () => (
  <svg width="240" height="22" viewBox="0 0 240 20" style={{ marginTop: 14 }}>
    <path
      d="M3 13.5C40 6.5 92 3.6 141 5.2c32 1 63 3.4 94 7.3-42-3.2-90-3.4-131 .6-13 1.3-26 2.9-38 5.4"
      fill="none"
      stroke={color('action')}
      strokeWidth="6"
      strokeLinecap="round"
    />
  </svg>
);

const stripe = 50;

export const Awning = () => (
  <svg width={shareImageSize.width} height={80} style={at(0, 0, shareImageSize.width, 80)}>
    {Array.from({ length: shareImageSize.width / stripe }, (_, index) => (
      <path
        key={index}
        d={`M${index * stripe} 0h${stripe}v41a25 25 0 0 1-${stripe} 0Z`}
        fill={color(index % 2 === 0 ? 'accent' : 'ground')}
      />
    ))}
  </svg>
);

interface BloomProps {
  size: number;
  petals: string;
  heart: string;
  style?: CSSProperties;
}

/** The brand's mark. A bloom also has a heart. */
export const Bloom = ({ size, petals, heart, style = {} }: BloomProps) => (
  <svg width={size} height={size} viewBox="0 0 48 48" style={style}>
    <MarkPaths
      edge={color('ground')}
      fill={petals}
      transform={mark.isBloom ? 'rotate(7 24 24)' : ''}
    />
    {mark.isBloom && <circle cx="24" cy="24" r="5" fill={heart} />}
  </svg>
);

/** The mark, growing out of the corner. A bloom has two rings of petals. */
export const LargeBloom = ({ petals, heart }: { petals: string; heart: string }) => (
  <div style={whole}>
    <Bloom size={860} {...{ petals, heart }} style={at(655, 90, 860, 860)} />
    {mark.isBloom && (
      <Bloom size={560} petals={heart} heart={petals} style={at(805, 240, 560, 560)} />
    )}
  </div>
);

/** Twelve petals, or sheets when the brand's mark is not a bloom. One is filled for each page of the package. */
export const PageBloom = ({ pages, line }: { pages: number; line: string }) => (
  <div
    style={{
      ...at(638, 38, 560, 560),
      alignItems: 'center',
      justifyContent: 'center',
      fontSize: 108,
      color: color('action'),
    }}
  >
    <svg width={560} height={560} viewBox="-230 -230 460 460" style={at(0, 0, 560, 560)}>
      {Array.from({ length: mostPages }, (_, index) => (
        <path
          key={index}
          d={pageOutline}
          transform={pagePlace(index, pages)}
          fill={index < pages ? color(index % 2 === 0 ? 'action' : 'ground') : 'none'}
          stroke={index < pages ? color('ink') : line}
          strokeWidth="3"
          strokeDasharray={index < pages ? 'none' : '2 8'}
        />
      ))}
      <circle r="72" fill={color('ink')} />
    </svg>
    <div style={{ position: 'relative' }}>{pages}</div>
  </div>
);
