import { mark } from 'virtual:brand';
import { mix } from '../../shared/mix-colors.ts';
import type { Testimonial } from '../content-schemas/testimonial.ts';
import { color } from '../styles/palette.ts';
import { emblems } from './emblems.ts';
import { cardSize, type Box, type Look } from './looks.ts';

const [ink, ground, brand] = [color('ink'), color('ground'), color('brand')];

interface BloomProps {
  /** Its middle. */
  place: readonly [x: number, y: number];
  size: number;
  petals: string;
  heart: string;
}

const Bloom = ({ place: [x, y], size, petals, heart }: BloomProps) => (
  <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})`}>
    <path d={mark.path} fill={petals} transform={mark.isBloom ? 'rotate(7 24 24)' : ''} />
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

/** A sheet of paper that covers all but the edges of the card. */
const Page = ({ page: { x, y, ...size } }: { page: Box }) => (
  <g>
    <rect x={x + 10} y={y + 14} {...size} rx="10" fill={ink} fillOpacity=".2" />
    <rect x={x} y={y} {...size} rx="10" fill={ground} />
  </g>
);

/** A doorway that stands on its lower edge. */
const arch = ({ x, y, width, height }: Box): string =>
  `M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`;

const distance = 16;

/** A doorway with a hill and the sun in it, and a line around it. */
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

/** All that is behind the words, and behind the portrait. */
export const Drawing = ({ look }: { look: Look }) => {
  const shade = mix(look.ground, look.arch, 0.16);
  return (
    <svg
      {...cardSize}
      viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
      style={{ position: 'absolute' }}
    >
      <rect {...cardSize} fill={look.ground} />
      <Bloom place={look.shade} size={520} petals={shade} heart={shade} />
      {look.page && <Page page={look.page} />}
      {look.hasAwning && <Awning look={look} />}
      <Doorway look={look} />
      {/* One, since several in a row would read as a rating. */}
      <Bloom
        place={look.bloom}
        size={52}
        petals={look.blossom}
        heart={look.page ? ground : look.ground}
      />
    </svg>
  );
};

interface StampProps {
  look: Look;
  emblem: Testimonial['emblem'];
  /** Nobody stands in the doorway. */
  isAlone: boolean;
}

/** The emblem of her trade on a round stamp: at the edge of the doorway, or large in it. */
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
