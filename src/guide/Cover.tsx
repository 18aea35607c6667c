import { Page, Text, View } from '@react-pdf/renderer';
import { MainStreet } from './MainStreet.tsx';
import { sheet, type } from './look.ts';
import { Awning, Bloom } from './ornaments.tsx';
import { color } from '../styles/palette.ts';
import { Tag } from './Tag.tsx';

interface CoverProps {
  title: string;
  subtitle: string;
  edition: string;
  author: string;
  /** As many doors on Main Street as the guide has sections. */
  doors: number;
}

export const Cover = ({ title, subtitle, edition, author, doors }: CoverProps) => (
  <Page
    size="LETTER"
    bookmark={{ title, fit: true }}
    style={{ backgroundColor: color('plum'), color: color('paper') }}
  >
    <View style={{ position: 'absolute', top: 352, left: 116 }}>
      <Bloom size={380} color={color('marigold')} />
    </View>
    <MainStreet doors={doors} />
    <Awning width={sheet.width} stripe={36} depth={62} colors={[color('clay'), color('paper')]} />
    <Tag as="Sect" style={{ paddingTop: 104, paddingHorizontal: sheet.margin }}>
      <Tag as="P" style={{ marginBottom: 22 }}>
        <Text style={type.strong}>
          {author}, {edition}
        </Text>
      </Tag>
      <Tag as="H1" style={{ width: 460 }}>
        <Text style={type.cover}>{title}</Text>
      </Tag>
      <Tag as="P" style={{ width: 360, marginTop: 22 }}>
        <Text style={{ ...type.aside, fontSize: 17, color: color('rose') }}>{subtitle}</Text>
      </Tag>
    </Tag>
  </Page>
);
