import { Circle, G, Path, Rect, Svg } from '@react-pdf/renderer';
import { sheet } from './look.ts';
import { color } from '../styles/palette.ts';

interface House {
  height: number;
  wall: string;
  door: string;
  stripes: readonly [string, string];
}

const lot = { width: 102, height: 240, ground: 46 } as const;

/** Where the walls end and the street begins. */
const curb = lot.height - lot.ground;

const houses: readonly [House, ...House[]] = [
  {
    height: 150,
    wall: color('sand'),
    door: color('plum'),
    stripes: [color('clay'), color('paper')],
  },
  {
    height: 176,
    wall: color('rose'),
    door: color('sage'),
    stripes: [color('plum'), color('paper')],
  },
  {
    height: 140,
    wall: color('paper'),
    door: color('clay'),
    stripes: [color('marigold'), color('rose')],
  },
  {
    height: 188,
    wall: color('sand'),
    door: color('ink'),
    stripes: [color('sage'), color('paper')],
  },
  {
    height: 156,
    wall: color('rose'),
    door: color('plum'),
    stripes: [color('clay'), color('paper')],
  },
  {
    height: 170,
    wall: color('paper'),
    door: color('sage'),
    stripes: [color('plum'), color('rose')],
  },
];

const houseAt = (index: number): House => houses[index % houses.length] ?? houses[0];

const scallops = (left: number, width: number, top: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const step = width / count;
    const from = left + index * step;
    return `M${from} ${top}H${from + step}V${top + 14}A${step / 2} ${step / 2} 0 0 1 ${from} ${top + 14}Z`;
  });

const archPath = (left: number, width: number, bottom: number, height: number): string => {
  const radius = width / 2;
  return `M${left} ${bottom}V${bottom - height + radius}A${radius} ${radius} 0 0 1 ${left + width} ${bottom - height + radius}V${bottom}Z`;
};

interface ShopProps extends House {
  left: number;
}

const Shop = ({ left, height, wall, door, stripes }: ShopProps) => {
  const { width } = lot;
  const middle = left + width / 2;
  return (
    <G>
      <Rect x={left} y={curb - height} width={width} height={height} fill={wall} />
      <Rect x={left - 3} y={curb - height - 9} width={width + 6} height={12} fill={color('ink')} />
      <Circle cx={middle} cy={curb - height + 24} r={9} fill={stripes[0]} />
      {scallops(left + 8, width - 16, curb - height + 42, 6).map((path, index) => (
        <Path key={path} d={path} fill={stripes[index % 2] ?? stripes[0]} />
      ))}
      <Path d={archPath(middle - 24, 48, curb, 78)} fill={door} />
      <Path
        d={archPath(middle - 16, 32, curb - 30, 40)}
        fill={color('marigold')}
        fillOpacity={0.9}
      />
      <Circle cx={middle + 16} cy={curb - 20} r={2.4} fill={color('paper')} />
    </G>
  );
};

interface MainStreetProps {
  doors: number;
}

/** Shopfronts side by side along the foot of a page; the more of them, the smaller. */
export const MainStreet = ({ doors }: MainStreetProps) => {
  const length = doors * lot.width;
  const height = (lot.height * sheet.width) / length;
  return (
    <Svg
      viewBox={`0 0 ${length} ${lot.height}`}
      width={sheet.width}
      height={height}
      style={{ position: 'absolute', top: sheet.height - height, left: 0 }}
    >
      {Array.from({ length: doors }, (_, index) => (
        <Shop key={index} {...houseAt(index)} left={index * lot.width} />
      ))}
      <Rect x={0} y={curb} width={length} height={lot.ground} fill={color('ink')} />
      <Rect x={0} y={curb} width={length} height={7} fill={color('muted')} />
    </Svg>
  );
};
