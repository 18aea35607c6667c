import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { mostPages } from '../../drawing/page-shapes.ts';
import { Awning } from '../Section/Section.tsx';
import styles from './Shopfront.module.css';

/** The width of a bay in the drawing. */
const bay = 100;

/** How the bays of a shop with this many windows are filled: the door has one bay or two, so that all are taken. */
const planOf = (windows: number) => {
  const above = Math.ceil((windows + 1) / 2);
  return { bays: above, below: windows - above, door: 2 * above - windows };
};

/** The largest number in a count of pages as content has it, 6 for “Up to 6”, as far as a street has room. */
export const pagesIn = (words: string): number =>
  Math.min(mostPages, Math.max(1, ...(words.match(/\d+/gu) ?? []).map(Number)));

/** Three pages of a website, 50 wide and 84 high, as their layouts. */
const layouts = [
  { picture: 'M0 14H50V42H0Z', text: 'M6 52H44M6 60H44M6 68H28' },
  { picture: 'M0 14H22V84H0Z', text: 'M28 24H45M28 34H45M28 42H45M28 50H40M28 66H38' },
  { picture: 'M6 46H22V74H6ZM28 46H44V74H28Z', text: 'M6 24H40M6 33H30' },
];

/** The colors of the pictures on the pages. */
const inks = ['accent', 'soft', 'success', 'soft'];

const Page = ({ index, x, y }: { index: number; x: number; y: number }) => {
  const { picture, text } = layouts[index % layouts.length] ?? {};
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill="var(--ground)" d="M0 0H50V84H0Z" />
      <path fill="var(--ink)" d="M0 0H50V9H0Z" />
      <path fill={`var(--${inks[index % inks.length]})`} d={picture} />
      <path fill="none" stroke="var(--ink)" strokeWidth="3" d={text} />
    </g>
  );
};

/** Houses of one size have the same roof and colors. */
const sizeOf = (bays: number) => {
  if (bays <= 3) return 'small';
  return bays <= 5 ? 'medium' : 'large';
};

/** The gable in the middle of the roof. */
const gable = (bays: number): string => {
  const middle = (bays * bay) / 2;
  if (bays <= 3) return `M${middle - 62} 64A62 58 0 0 1 ${middle + 62} 64Z`;
  if (bays <= 5)
    return `M${middle - 96} 64V44H${middle - 58}V12H${middle + 58}V44H${middle + 96}V64Z`;
  return `M${middle - 150} 64L${middle} 2L${middle + 150} 64Z`;
};

/** A pane, and the light in it. */
const Glass = ({ d }: { d: string }) => (
  <>
    <path fill="var(--glass)" d={d} />
    <path className={styles.light} fill="var(--action)" d={d} />
  </>
);

const Upstairs = ({ bays, windows }: { bays: number; windows: number }) => (
  <svg className={styles.floor} width={`${bays}em`} viewBox={`0 0 ${bays * bay} 258`}>
    <path fill="var(--wall)" d={`M0 64H${bays * bay}V258H0Z${gable(bays)}`} />
    <path fill="var(--stone)" d={`M-7 62H${bays * bay + 7}V76H-7Z`} />
    <path
      stroke="var(--stone)"
      strokeDasharray="10 10"
      strokeWidth="12"
      d={`M4 82H${bays * bay}`}
    />
    <circle
      fill="var(--ink)"
      stroke="var(--action)"
      strokeWidth="3"
      cx={(bays * bay) / 2}
      cy="38"
      r="23"
    />
    <text fill="var(--action)" fontSize="24" textAnchor="middle" x={(bays * bay) / 2} y="46">
      {windows}
    </text>
    {Array.from({ length: bays }, (_, index) => (
      <g key={index} transform={`translate(${index * bay} 0)`}>
        <path
          stroke="var(--ink)"
          strokeWidth="3"
          opacity="0.2"
          d="M4 112h14M2 176h11M86 136h12M88 226h10M6 244h16"
        />
        <path fill="var(--stone)" d="M14 238V142A36 36 0 0 1 86 142V238Z" />
        <Glass d="M20 238V142A30 30 0 0 1 80 142V238Z" />
        <Page index={index} x={25} y={148} />
        <path fill="var(--stone)" d="M8 236H92V246H8Z" />
      </g>
    ))}
  </svg>
);

const Door = ({ bays }: { bays: number }) => (
  <g transform={`translate(${bays * 50} 0) scale(${bays === 2 ? 1.45 : 1} 1)`}>
    <path fill="var(--stone)" d="M-40 190V70A40 40 0 0 1 40 70V190Z" />
    <path fill="var(--ink)" d="M-33 190V70A33 33 0 0 1 33 70V190Z" />
    <Glass d="M-26 66A26 26 0 0 1 26 66ZM-24 76H-4V128H-24ZM4 76H24V128H4Z" />
    <path stroke="var(--action)" strokeWidth="4" d="M-6 146V154M6 146V154" />
    <path fill="var(--stone)" d="M-48 190H48V198H-48Z" />
  </g>
);

interface StreetLevelProps {
  bays: number;
  below: number;
  door: number;
}

const StreetLevel = ({ bays, below, door }: StreetLevelProps) => {
  const before = Math.floor(below / 2);
  return (
    <svg className={styles.floor} width={`${bays}em`} viewBox={`0 0 ${bays * bay} 198`}>
      <path fill="var(--wall)" d={`M0 0H${bays * bay}V198H0Z`} />
      <path fill="var(--ink)" opacity="0.3" d={`M0 168H${bays * bay}V198H0Z`} />
      {Array.from({ length: below }, (_, index) => (
        <g key={index} transform={`translate(${(index < before ? index : index + door) * bay} 0)`}>
          <path fill="var(--stone)" d="M6 28H94V164H6Z" />
          <Glass d="M12 34H88V158H12Z" />
          <Page index={index + bays} x={25} y={58} />
          <path fill="var(--accent)" d="M14 152H86L82 176H18Z" />
          <path stroke="var(--success)" strokeLinecap="round" strokeWidth="16" d="M18 150H82" />
          <path
            stroke="var(--action)"
            strokeLinecap="round"
            strokeWidth="13"
            d="M22 146h0M36 150h0M50 145h0M64 150h0M78 146h0"
          />
        </g>
      ))}
      <g transform={`translate(${before * bay} 0)`}>
        <Door bays={door} />
      </g>
    </svg>
  );
};

interface ShopfrontProps {
  /** One window each, and a door. */
  pages: number;
  /** The lettering of its sign. */
  children?: ReactNode;
}

/** A package as a shop: as wide as it has pages, which are its windows. What holds it says how wide a bay is: --bay. */
export const Shopfront = ({ pages, children }: ShopfrontProps) => {
  const { bays, below, door } = planOf(pages);
  return (
    <div className={clsx('relative', styles.shop)} data-size={sizeOf(bays)}>
      <div aria-hidden="true">
        <Upstairs bays={bays} windows={pages} />
      </div>
      <div className={clsx('relative', styles.sign)}>{children}</div>
      <div className="relative" aria-hidden="true">
        <Awning />
        <StreetLevel {...{ bays, below, door }} />
      </div>
    </div>
  );
};
