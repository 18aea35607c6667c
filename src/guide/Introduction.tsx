import { Link, Page, Text, View } from '@react-pdf/renderer';
import type { GuideContent } from '../content-schemas/guide.ts';
import { Foot, type FootProps } from './Foot.tsx';
import { sheet, type } from './look.ts';
import { color } from '../styles/palette.ts';
import { Tag } from './Tag.tsx';

type Intro = GuideContent['intro'];

interface IntroductionProps extends Intro {
  contents: { heading: string; sections: readonly { title: string; page: string }[] };
  foot: FootProps;
}

/** What stands in parentheses stays on one line. */
const unbroken = (text: string): string =>
  text.replace(/\(.*?\)/gu, (aside) => aside.replaceAll(' ', '\u00a0'));

const Order = ({ heading, items }: Intro['order']) => (
  <View
    style={{
      width: 218,
      paddingTop: 62,
      paddingBottom: 24,
      paddingHorizontal: 24,
      borderTopLeftRadius: 109,
      borderTopRightRadius: 109,
      backgroundColor: color('rose'),
    }}
  >
    <Tag as="H3" style={{ marginBottom: 12 }}>
      <Text style={{ ...type.subheading, textAlign: 'center' }}>{heading}</Text>
    </Tag>
    <Tag as="L" style={{ gap: 9 }}>
      {items.map((item, index) => (
        <Tag as="LI" key={item} style={{ flexDirection: 'row', gap: 8 }}>
          <Tag as="Lbl" style={{ width: 13 }}>
            <Text style={{ ...type.aside, lineHeight: 1.05, color: color('clay') }}>
              {index + 1}
            </Text>
          </Tag>
          <Tag as="LBody" style={{ flex: 1 }}>
            <Tag as="P">
              <Text style={type.text}>{unbroken(item)}</Text>
            </Tag>
          </Tag>
        </Tag>
      ))}
    </Tag>
  </View>
);

const Contents = ({ heading, sections }: IntroductionProps['contents']) => (
  <View style={{ marginTop: 26 }}>
    <Tag as="H3" style={{ marginBottom: 10 }}>
      <Text style={type.subheading}>{heading}</Text>
    </Tag>
    <Tag as="L" style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
      {sections.map(({ title, page }, index) => (
        <Tag
          as="LI"
          key={title}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: 8,
            width: '33.3%',
            paddingVertical: 6,
          }}
        >
          <Tag as="Lbl" style={{ width: 16 }}>
            <Text style={{ ...type.aside, fontSize: 20, lineHeight: 1, color: color('clay') }}>
              {index + 1}
            </Text>
          </Tag>
          <Tag as="LBody" style={{ flex: 1 }}>
            <Tag as="Link">
              <Link src={`#section-${index + 1}`} style={{ textDecoration: 'none' }}>
                <Text style={{ ...type.strong, paddingRight: 10, color: color('ink') }}>
                  {title}
                </Text>
                <Text style={{ ...type.label, fontWeight: 400, color: color('muted') }}>
                  {page}
                </Text>
              </Link>
            </Tag>
          </Tag>
        </Tag>
      ))}
    </Tag>
  </View>
);

const Tools = ({ heading, items }: Intro['tools']) => (
  <View style={{ marginTop: 26 }}>
    <Tag as="H3" style={{ marginBottom: 6 }}>
      <Text style={type.subheading}>{heading}</Text>
    </Tag>
    <Tag as="L">
      {items.map(({ name, use, address }) => (
        <Tag
          as="LI"
          key={name}
          style={{ borderTop: `0.75pt solid ${color('rose')}`, paddingVertical: 7 }}
        >
          <Tag as="LBody" style={{ flexDirection: 'row', gap: 12 }}>
            <Tag as="P" style={{ width: 134 }}>
              <Text style={type.strong}>{name}</Text>
            </Tag>
            <Tag as="P" style={{ flex: 1 }}>
              <Text style={type.fine}>{use}</Text>
            </Tag>
            <Tag as="Link" style={{ width: 158 }}>
              <Link src={`https://${address}`} style={{ textDecoration: 'none' }}>
                <Text style={{ ...type.fine, color: color('clay') }}>{address}</Text>
              </Link>
            </Tag>
          </Tag>
        </Tag>
      ))}
    </Tag>
  </View>
);

/** How to use the guide, where to begin, what is in it and which tools it needs. */
export const Introduction = ({
  heading,
  paragraphs,
  order,
  tools,
  contents,
  foot,
}: IntroductionProps) => (
  <Page
    size="LETTER"
    bookmark={{ title: heading, fit: true }}
    style={{ backgroundColor: color('paper'), color: color('ink') }}
  >
    <Tag as="Sect" style={{ padding: sheet.margin, paddingBottom: 0 }}>
      <View style={{ flexDirection: 'row', gap: 36 }}>
        <View style={{ flex: 1, paddingTop: 26 }}>
          <Tag as="H2" style={{ width: 200, marginBottom: 18 }}>
            <Text style={type.heading}>{heading}</Text>
          </Tag>
          {paragraphs.map((paragraph) => (
            <Tag as="P" key={paragraph} style={{ marginBottom: 10 }}>
              <Text style={type.text}>{paragraph}</Text>
            </Tag>
          ))}
        </View>
        <Order {...order} />
      </View>
      <Contents {...contents} />
      <Tools {...tools} />
    </Tag>
    <Foot {...foot} />
  </Page>
);
