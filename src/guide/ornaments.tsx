import { Path, Svg } from '@react-pdf/renderer';
import { bloomPath } from '../components/Bloom/bloomPath.ts';

interface BloomProps {
  size: number;
  color: string;
  opacity?: number;
}

/** The marigold of the brand. */
export const Bloom = ({ size, color, opacity = 1 }: BloomProps) => (
  <Svg viewBox="0 0 48 48" width={size} height={size}>
    <Path d={bloomPath} fill={color} fillOpacity={opacity} />
  </Svg>
);

interface AwningProps {
  width: number;
  stripe: number;
  depth: number;
  colors: readonly [string, string];
}

/** One stripe of an awning with its rounded end. */
const stripePath = (left: number, width: number, depth: number): string => {
  const radius = width / 2;
  const straight = depth - radius;
  return `M${left} 0H${left + width}V${straight}A${radius} ${radius} 0 0 1 ${left} ${straight}Z`;
};

/** The striped, scalloped shop awning along the upper edge of a page. */
export const Awning = ({ width, stripe, depth, colors }: AwningProps) => (
  <Svg
    viewBox={`0 0 ${width} ${depth}`}
    width={width}
    height={depth}
    style={{ position: 'absolute', top: 0, left: 0 }}
  >
    {Array.from({ length: Math.ceil(width / stripe) }, (_, index) => (
      <Path
        key={index}
        d={stripePath(index * stripe, stripe, depth)}
        fill={colors[index % 2] ?? colors[0]}
      />
    ))}
  </Svg>
);
