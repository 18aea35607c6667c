import { mark } from 'virtual:brand';
import { mix } from '@agency/content-model/brand/colors.ts';
import type { Testimonial } from '@agency/content-model/schemas/testimonial.ts';
import { MarkPaths } from '../components/Bloom/Bloom.tsx';
import { color } from '../styles/palette.ts';
import { cardSize, type Box, type Look } from './looks.ts';

const [ink, ground, brand] = [color('ink'), color('ground'), color('brand')];

const turned = mark.isBloom ? 'rotate(7 24 24)' : '';

interface BloomProps {
  place: readonly [x: number, y: number];
  size: number;
  petals: string;
  heart: string;
  /** Whether it lies behind words. Then it has one color, even if the mark has several. */
  isShade?: boolean;
}

const Bloom = ({ place: [x, y], size, petals, heart, isShade = false }: BloomProps) => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})`}>
    {isShade ? (
      <path d={mark.path} fill={petals} transform={turned} />
    ) : (
      <MarkPaths edge={ground} fill={petals} transform={turned} />
    )}
    {mark.isBloom && <circle cx="24" cy="24" r="5" fill={heart} />}
  </g>
);

const stripes = 12;
const stripe = cardSize.width / stripes;

const Awning = ({ look }: { look: Look }) => (
  <g>
    <linearGradient id="fall" x1="0" y1="0" x2="0" y2="1">
      <stop stopColor={ink} stopOpacity=".3" />
      <stop offset="1" stopColor={ink} stopOpacity="0" />
    </linearGradient>
    {Array.from({ length: stripes }, (_, index) => (
      <path
        key={index}
        d={`M${index * stripe} 0h${stripe}v112a${stripe / 2} ${stripe / 2} 0 0 1-${stripe} 0Z`}
        fill={index % 2 === 0 ? look.accent : mix(ground, '#ffffff', 0.3)}
      />
    ))}
    <rect width={cardSize.width} height="112" fill="url(#fall)" />
    <path d={`M0 108H${cardSize.width}`} stroke={ink} strokeOpacity=".16" strokeWidth="3" />
  </g>
);

/** The path of a doorway that stands on its bottom edge. */
const arch = ({ x, y, width, height }: Box): string =>
  `M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`;

const distance = 16;

/** A doorway with a hill and the sun in it, and an outline around it. */
const Doorway = ({ look }: { look: Look }) => {
  const { x, y, width, height } = look.doorway;
  const around = {
    x: x - distance,
    y: y - distance,
    width: width + 2 * distance,
    height: height + distance,
  };
  return (
    <g>
      <clipPath id="doorway">
        <path d={arch(look.doorway)} />
      </clipPath>
      <path d={arch(around)} fill="none" stroke={look.arch} strokeOpacity=".8" strokeWidth="3" />
      <g clipPath="url(#doorway)">
        <path d={arch(look.doorway)} fill={look.arch} />
        <circle
          cx={x + width * 0.68}
          cy={y + height * 0.3}
          r={width * 0.3}
          fill={mix(look.arch, ground, 0.4)}
          fillOpacity=".75"
        />
        <path
          d={`M${x - 20} ${y + height * 0.8}C${x + width * 0.3} ${y + height * 0.66} ${x + width * 0.6} ${y + height * 0.9} ${x + width + 20} ${y + height * 0.7}V${y + height}H${x - 20}Z`}
          fill={mix(look.arch, brand, 0.22)}
        />
      </g>
    </g>
  );
};

/** Everything behind the text and the portrait. */
export const Drawing = ({ look }: { look: Look }) => {
  const shade = mix(look.ground, look.arch, 0.16);
  return (
    <svg
      {...cardSize}
      viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
      style={{ position: 'absolute' }}
    >
      <rect {...cardSize} fill={look.ground} />
      <Bloom place={look.shade} size={520} petals={shade} heart={shade} isShade />
      {look.hasAwning && <Awning look={look} />}
      <Doorway look={look} />
      {/* Only one: several in a row would look like a rating. */}
      <Bloom place={look.bloom} size={52} petals={look.blossom} heart={look.ground} />
    </svg>
  );
};

/** Line drawings of trades in a 64 × 64 box: the `d` of their paths. */
const emblems: Readonly<Record<Testimonial['emblem'], string>> = {
  shop: 'M14 30v22h36V30M10 24l5-12h34l5 12c0 8-11 8-11 0 0 8-11 8-11 0 0 8-11 8-11 0 0 8-11 8-11 0ZM10 24h44M27 52V38h10v14',
  bread: 'M14 44V31C7 28 9 16 20 16h24c11 0 13 12 6 15v13ZM23 24l4 7M32 23l4 7M41 22l3 6',
  scales:
    'M32 12v38M22 50h20M16 19c8 2 24 2 32 0M16 19l-7 15h14ZM48 19l-7 15h14ZM9 34c1 7 13 7 14 0M41 34c1 7 13 7 14 0',
  tulip:
    'M32 54V30M22 13c0 12 4 17 10 17s10-5 10-17c-4 1-5 3-6 6-1-4-2-6-4-8-2 2-3 4-4 8-1-3-2-5-6-6ZM32 50c-3-8-9-11-15-10 1 7 7 11 15 10ZM32 46c3-8 9-11 15-10-1 7-7 11-15 10Z',
  compass:
    'M11 32a21 21 0 1 0 42 0a21 21 0 1 0-42 0M41 23l-5 13-13 5 5-13ZM32 11v4M32 49v4M11 32h4M49 32h4',
  pottery:
    'M24 12h16M26 12c0 8-11 11-11 24 0 8 5 15 10 16h14c5-1 10-8 10-16 0-13-11-16-11-24M16 32c5 3 10-3 16 0s11-3 16 0',
  seedling:
    'M32 53V34M32 42c-9 0-14-5-14-13 9 0 14 5 14 13ZM32 36c0-10 6-17 17-17 0 11-6 17-17 17ZM20 54h24',
  lantern:
    'M32 9v6M22 20c0-7 20-7 20 0M20 20h24l-3 27H23ZM22 53h20M32 41c-5 0-6-6-2-9 2-2 2-4 2-6 4 3 7 6 6 10-1 3-3 5-6 5Z',
  kite: 'M34 9l15 16-19 18-8-22ZM34 9l-4 34M22 21l27 4M30 43c-3 5 3 6 0 11-2 2-5 2-7 0',
  dress: 'M25 10c0 5 2 7 7 7s7-2 7-7M25 10l-3 13 3 7-9 24h32l-9-24 3-7-3-13M25 30h14',
  armchair:
    'M18 30c-1-12 4-18 14-18s15 6 14 18M14 30c4-1 6 2 6 5v3h24v-3c0-3 2-6 6-5 3 1 3 5 1 8l-3 8H16l-3-8c-2-3-2-7 1-8ZM20 46l-2 8M44 46l2 8',
};

interface StampProps {
  look: Look;
  emblem: Testimonial['emblem'];
  /** Whether the doorway is empty. */
  isAlone: boolean;
}

/** The emblem of the client's trade on a round stamp: at the edge of the doorway, or large inside it. */
export const Stamp = ({ look, emblem, isAlone }: StampProps) => {
  const { x, y, width, height } = look.doorway;
  const place = isAlone ? ([x + width / 2, y + height * 0.54] as const) : look.stamp;
  if (!place) return undefined;
  const size = isAlone ? width * 0.6 : 100;
  return (
    <svg
      width={size}
      height={size}
      viewBox="-50 -50 100 100"
      style={{ position: 'absolute', left: place[0] - size / 2, top: place[1] - size / 2 }}
    >
      <circle r="50" fill={ground} />
      <g fill="none" stroke={look.accent} strokeLinecap="round" strokeLinejoin="round">
        <circle r="43" strokeWidth="2" strokeDasharray="2 6" />
        <path d={emblems[emblem]} strokeWidth="2.6" transform="translate(-32 -32)" />
      </g>
    </svg>
  );
};
