import { Page, Text, View, type TextProps } from '@react-pdf/renderer';
import type { GuideContent } from '../content-schemas/guide.ts';
import { Foot, type FootProps } from './Foot.tsx';
import { dresses, sheet, type } from './look.ts';
import { Awning } from './ornaments.tsx';
import { color } from '../styles/palette.ts';
import { Tag } from './Tag.tsx';

type Section = GuideContent['sections'][number];

interface ChecklistProps extends Section {
  number: number;
  /** Stands before each check. */
  checkLabel: string;
  foot: FootProps;
}

/** In points. */
const headHeight = 112;

const compact = { strong: type.strong, fine: type.fine };

const roomy = {
  strong: { ...type.strong, fontSize: 11.5 },
  fine: { ...type.fine, fontSize: 10 },
};

interface PointProps {
  point: Section['points'][number];
  number: number;
  checkLabel: string;
  look: Record<'strong' | 'fine', TextProps['style']>;
}

/** The box to tick, with its number: what is drawn is decoration, the number is the label of the item. */
const Box = ({ number }: { number: number }) => (
  <View style={{ width: 34, flexDirection: 'row', gap: 6, paddingTop: 1 }}>
    <View
      style={{
        width: 13,
        height: 13,
        border: `1.25pt solid ${color('plum')}`,
        borderRadius: 2.5,
        backgroundColor: color('paper'),
      }}
    />
    <Tag as="Lbl">
      <Text style={{ ...type.label, color: color('muted'), paddingTop: 1.5 }}>{number}</Text>
    </Tag>
  </View>
);

const Point = ({ point, number, checkLabel, look }: PointProps) => (
  <Tag
    as="LI"
    style={{
      flexDirection: 'row',
      flexGrow: 1,
      paddingVertical: 6,
      borderTop: number === 1 ? undefined : `0.75pt solid ${color('rose')}`,
    }}
  >
    <Box number={number} />
    <Tag as="LBody" style={{ flex: 1, flexDirection: 'row', gap: 22 }}>
      <View style={{ flex: 1 }}>
        <Tag as="P" style={{ marginBottom: 2 }}>
          <Text style={look.strong}>{point.do}</Text>
        </Tag>
        <Tag as="P">
          <Text style={look.fine}>{point.why}</Text>
        </Tag>
      </View>
      <View style={{ width: 214, paddingLeft: 12, borderLeft: `2pt solid ${color('marigold')}` }}>
        <Tag as="P">
          <Text style={look.fine}>
            <Text style={{ fontWeight: 600, color: color('clay') }}>{checkLabel}: </Text>
            {point.check}
          </Text>
        </Tag>
      </View>
    </Tag>
  </Tag>
);

/** One section of the guide: its head under an awning, and its points with boxes to tick. */
export const Checklist = ({ title, intro, points, number, checkLabel, foot }: ChecklistProps) => {
  const dress = dresses[(number - 1) % dresses.length];
  if (!dress) return null;
  const look = points.length > 8 ? compact : roomy;
  return (
    <Page
      size="LETTER"
      bookmark={{ title: `${number}. ${title}`, fit: true }}
      style={{ color: color('ink') }}
    >
      <Tag as="Sect">
        <View
          style={{
            height: headHeight,
            flexDirection: 'row',
            alignItems: 'flex-end',
            gap: 18,
            paddingHorizontal: sheet.margin,
            paddingBottom: 14,
            backgroundColor: dress.band,
            color: dress.ink,
          }}
        >
          <Awning width={sheet.width} stripe={18} depth={26} colors={dress.awning} />
          <Text
            style={{
              ...type.heading,
              fontStyle: 'italic',
              fontSize: 62,
              lineHeight: 0.9,
              color: dress.numeral,
            }}
          >
            {number}
          </Text>
          <View style={{ flex: 1 }}>
            <Tag as="H2" id={`section-${number}`}>
              <Text style={{ ...type.heading, fontSize: 28 }}>{title}</Text>
            </Tag>
            <Tag as="P" style={{ marginTop: 4 }}>
              <Text style={{ ...type.aside, fontSize: 11.5 }}>{intro}</Text>
            </Tag>
          </View>
        </View>
        <Tag
          as="L"
          style={{
            height: sheet.height - headHeight - 52,
            paddingTop: 8,
            paddingHorizontal: sheet.margin,
          }}
        >
          {points.map((point, index) => (
            <Point key={point.do} {...{ point, checkLabel, look }} number={index + 1} />
          ))}
        </Tag>
      </Tag>
      <Foot {...foot} />
    </Page>
  );
};
