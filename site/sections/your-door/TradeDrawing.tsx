import type { Trade } from '@agency/leads/forms/door.ts';
import { goods } from './GoodsDrawings.tsx';
import { services } from './ServiceDrawings.tsx';

const drawings = { ...goods, ...services };

interface TradeDrawingProps {
  trade: Trade;
  /** Whether it fills its place and may lose its edges. */
  fills: boolean;
  className?: string | undefined;
}

/** The picture on the first page of a trade's website, in its colors. */
export const TradeDrawing = ({ trade, fills, className }: TradeDrawingProps) => (
  <svg
    className={className}
    viewBox={fills ? '8 8 384 384' : '0 0 400 400'}
    preserveAspectRatio={fills ? 'xMidYMid slice' : 'xMidYMax meet'}
  >
    {/* The grain and the unsteady edge of the street's paint. */}
    <filter id="paint">
      <feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="2" result="hand" />
      <feDisplacementMap in="SourceGraphic" in2="hand" scale="4" result="shapes" />
      <feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" />
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.1 0.62" />
      <feComposite in2="shapes" operator="in" />
      <feBlend in2="shapes" mode="soft-light" />
    </filter>
    <g filter="url(#paint)">{drawings[trade]}</g>
  </svg>
);
