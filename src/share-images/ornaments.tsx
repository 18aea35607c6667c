import { bloomPath } from '../components/Bloom/bloomPath.ts';
import { color } from '../styles/palette.ts';

interface BloomProps {
  size: number;
  petals: string;
  heart: string;
}

/** The marigold of the brand with its heart. */
export const Bloom = ({ size, petals, heart }: BloomProps) => (
  <svg width={size} height={size} viewBox="0 0 48 48">
    <g transform="rotate(7 24 24)">
      <path d={bloomPath} fill={petals} />
      <circle cx="24" cy="24" r="5" fill={heart} />
    </g>
  </svg>
);

/** The drawn underline of the brand, as wide as the word it stands below. */
export const Swash = () => (
  <svg
    width="100%"
    height="22"
    viewBox="0 0 240 20"
    preserveAspectRatio="none"
    style={{ position: 'absolute', left: 0, bottom: -14 }}
  >
    <path
      d="M3 13.5C40 6.5 92 3.6 141 5.2c32 1 63 3.4 94 7.3-42-3.2-90-3.4-131 .6-13 1.3-26 2.9-38 5.4"
      fill="none"
      stroke={color('marigold')}
      strokeWidth="6"
      strokeLinecap="round"
    />
  </svg>
);

const stripe = 50;

/** The striped, scalloped awning along the upper edge. */
export const Awning = ({ width }: { width: number }) => (
  <svg width={width} height={80} style={{ position: 'absolute', left: 0, top: 0 }}>
    <path d={`M0 0H${width}V53H0Z`} fill={color('ink')} fillOpacity={0.1} />
    {Array.from({ length: Math.ceil(width / stripe) }, (_, index) => (
      <path
        key={index}
        d={`M${index * stripe} 0h${stripe}v41a25 25 0 0 1-${stripe} 0Z`}
        fill={color(index % 2 === 0 ? 'clay' : 'paper')}
      />
    ))}
    <path d={`M0 0H${width}V13H0Z`} fill={color('ink')} fillOpacity={0.13} />
  </svg>
);

interface TicketProps {
  price: string;
  note: string;
}

/** Two punched edges, each of five holes. */
const holes = (direction: '' | '-') =>
  `v${direction}8.4a10.6 10.6 0 0 0 0 ${direction}21.2v${direction}8.4`.repeat(5);

const ticketPath = `M0 0H400${holes('')}H0${holes('-')}Z`;

/** The price on a ticket with punched edges. */
export const Ticket = ({ price, note }: TicketProps) => (
  <div
    style={{
      position: 'absolute',
      left: 560,
      top: 384,
      width: 400,
      height: 190,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      transform: 'rotate(-7deg)',
      color: color('ink'),
    }}
  >
    <svg width={420} height={210} style={{ position: 'absolute', left: 0, top: 0 }}>
      <path d={ticketPath} transform="translate(5 9)" fill={color('ink')} fillOpacity={0.28} />
      <path d={ticketPath} fill={color('marigold')} />
    </svg>
    <div style={{ position: 'relative', fontSize: 112, lineHeight: 1, letterSpacing: '-0.02em' }}>
      {price}
    </div>
    <div style={{ position: 'relative', fontFamily: 'Figtree', fontSize: 25 }}>{note}</div>
  </div>
);

const petal = 'M-19-76L-45-174A45 45 0 0 1 45-174L19-76Z';

const Page = ({ fill }: { fill: string }) => (
  <g stroke={color('ink')}>
    <path d={petal} fill={fill} strokeWidth="3" />
    <path d="M-22-188H22" strokeWidth="7" />
    <path d="M-30-170H30M-28-156H28M-25-142H12" strokeWidth="2.5" />
    <path d="M-14-120H14" stroke={color('clay')} strokeWidth="12" />
  </g>
);

const petals = 12;

/** The bloom of the website packages: as many petals are pages as the package has. */
export const PageBloom = ({ pages, line }: { pages: number; line: string }) => (
  <div
    style={{
      position: 'absolute',
      left: 638,
      top: 38,
      width: 560,
      height: 560,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
    }}
  >
    <svg
      width={560}
      height={560}
      viewBox="-230 -230 460 460"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      {Array.from({ length: petals }, (_, index) => (
        <g key={index} transform={`rotate(${(360 / petals) * (index - (pages - 1) / 2)})`}>
          {index < pages ? (
            <Page fill={color(index % 2 === 0 ? 'marigold' : 'paper')} />
          ) : (
            <path
              d={petal}
              fill="none"
              stroke={line}
              strokeDasharray="1 9"
              strokeWidth="3"
              strokeOpacity={0.6}
            />
          )}
        </g>
      ))}
      <circle r="72" fill={color('ink')} stroke={color('marigold')} strokeWidth="6" />
    </svg>
    <div style={{ position: 'relative', fontSize: 108, lineHeight: 1, color: color('marigold') }}>
      {pages}
    </div>
  </div>
);

/** Two rings of petals, as a marigold has many, growing out of the corner. */
export const LargeBloom = ({ petals: outer, heart }: Omit<BloomProps, 'size'>) => (
  <svg
    width={860}
    height={860}
    viewBox="0 0 48 48"
    style={{ position: 'absolute', left: 655, top: 90 }}
  >
    <path d={bloomPath} fill={outer} transform="rotate(7 24 24)" />
    <path
      d={bloomPath}
      fill={heart}
      transform="translate(24 24) rotate(22) scale(.65) translate(-24 -24)"
    />
    <circle cx="24" cy="24" r="4.8" fill={outer} />
  </svg>
);
