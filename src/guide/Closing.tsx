import { Link, Page, Text, View } from '@react-pdf/renderer';
import type { GuideContent } from '../content-schemas/guide.ts';
import { sheet, type } from './look.ts';
import { MainStreet } from './MainStreet.tsx';
import { Awning, Bloom } from './ornaments.tsx';
import { color } from '../styles/palette.ts';
import { Tag } from './Tag.tsx';

type ClosingContent = GuideContent['closing'];

interface ClosingProps extends ClosingContent {
  siteUrl: URL;
  author: string;
}

interface StepProps {
  step: ClosingContent['steps'][number];
  siteUrl: URL;
}

const Step = ({ step: { title, text, label, href }, siteUrl }: StepProps) => (
  <View
    style={{
      flex: 1,
      justifyContent: 'space-between',
      padding: 22,
      borderTop: `6pt solid ${color('marigold')}`,
      backgroundColor: color('paper'),
      color: color('ink'),
    }}
  >
    <View>
      <Tag as="H3" style={{ marginBottom: 8 }}>
        <Text style={{ ...type.subheading, fontSize: 18 }}>{title}</Text>
      </Tag>
      <Tag as="P" style={{ marginBottom: 18 }}>
        <Text style={type.text}>{text}</Text>
      </Tag>
    </View>
    <Tag as="Link">
      <Link src={new URL(href, siteUrl).href} style={{ textDecoration: 'none' }}>
        <View style={{ padding: '10 14', borderRadius: 4, backgroundColor: color('marigold') }}>
          <Text style={{ ...type.strong, textAlign: 'center', color: color('ink') }}>{label}</Text>
        </View>
      </Link>
    </Tag>
  </View>
);

/** The last page: what comes after the list. */
export const Closing = ({ heading, paragraphs, steps, note, siteUrl, author }: ClosingProps) => (
  <Page
    size="LETTER"
    bookmark={{ title: heading, fit: true }}
    style={{ backgroundColor: color('plum'), color: color('paper') }}
  >
    <MainStreet doors={12} />
    <Awning width={sheet.width} stripe={36} depth={62} colors={[color('clay'), color('paper')]} />
    <Tag as="Sect" style={{ padding: sheet.margin, paddingTop: 94 }}>
      <Tag as="H2" style={{ width: 440, marginBottom: 22 }}>
        <Text style={{ ...type.heading, fontSize: 42 }}>{heading}</Text>
      </Tag>
      {paragraphs.map((paragraph) => (
        <Tag as="P" key={paragraph} style={{ width: 400, marginBottom: 10 }}>
          <Text style={{ ...type.text, fontSize: 12 }}>{paragraph}</Text>
        </Tag>
      ))}
      <View style={{ flexDirection: 'row', gap: 20, marginTop: 22 }}>
        {steps.map((step) => (
          <Step key={step.href} step={step} siteUrl={siteUrl} />
        ))}
      </View>
      <View style={{ flexDirection: 'row', gap: 12, marginTop: 22 }}>
        <Bloom size={26} color={color('marigold')} />
        <Tag as="P" style={{ width: 330 }}>
          <Text style={type.fine}>{note}</Text>
        </Tag>
      </View>
      <Tag as="Link" style={{ marginLeft: 38, marginTop: 4 }}>
        <Link src={siteUrl.href} style={{ textDecoration: 'none' }}>
          <Text
            style={{ ...type.strong, color: color('marigold') }}
          >{`${author}: ${siteUrl.host}`}</Text>
        </Link>
      </Tag>
    </Tag>
  </Page>
);
