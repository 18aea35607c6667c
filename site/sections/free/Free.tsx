import type { ComponentProps } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Heading, SectionHeader } from '../../components/Heading/Heading.tsx';
import { Arch, type PictureProps } from '../../components/Picture/Picture.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import type { FreeSectionOf } from '@agency/content-model/schemas/free-page.ts';
import { Prose } from '../shared/LongText/LongText.tsx';
import { PageHero } from '../shared/PageHero/PageHero.tsx';
import { PageText } from '../shared/ShortPage/ShortPage.tsx';
import { TestimonialCarousel, type TestimonialCard } from '../shared/Testimonials/Testimonials.tsx';
import type { Tone } from './tones.ts';
import styles from './Free.module.css';

/** A picture of any shape: in a doorway if it is upright, in a window otherwise. */
const FreePicture = (props: ComponentProps<typeof Arch>) => {
  const { width, height } = props.picture;
  const shape = height > width ? 'doorway' : 'window';
  return <Arch shape={shape} className={styles.picture} {...props} />;
};

/** A section with the color that its page chose for it, and its picture in all sizes. */
type Shown<Content> = Omit<Content, 'picture'> & { picture?: PictureProps | undefined };

export const FreeHero = ({ picture, intro, ...words }: Shown<PageOf<'sections'>['hero']>) =>
  picture ? (
    <PageHero {...words} intro={intro} tone="soft">
      <FreePicture {...picture} tone="action" priority />
    </PageHero>
  ) : (
    <Section tone="tint">
      <PageText {...words} text={intro} />
    </Section>
  );

type TextSectionProps = Shown<FreeSectionOf<'text'>> & { tone: Tone };

export const TextSection = ({ tone, heading, text, picture, side, button }: TextSectionProps) => {
  const prose = (
    <>
      <Prose html={text} />
      {button && <ButtonLink variant="secondary" {...button} />}
    </>
  );
  if (!picture)
    return (
      <Section tone={tone}>
        <Columns widths="narrowLeft" className="gap-5 columns-far">
          <SectionHeader heading={heading} className="sticky" />
          <div className="stack gap-4 items-start">{prose}</div>
        </Columns>
      </Section>
    );
  const shown = <FreePicture {...picture} tone={tone === 'soft' ? 'action' : 'soft'} />;
  return (
    <Section tone={tone}>
      <Columns widths={side === 'left' ? 'wideRight' : 'wideLeft'} early className="items-middle">
        {side === 'left' && shown}
        <div className="stack gap-4 items-start isolate">
          <Heading text={heading} />
          {prose}
        </div>
        {side === 'right' && shown}
      </Columns>
    </Section>
  );
};

type QuoteSectionProps = Omit<FreeSectionOf<'quotes'>, 'kind' | 'testimonials'> & {
  tone: Tone;
  /** The name of its row, unique on the page. */
  label: string;
  cards: readonly TestimonialCard[];
};

export const QuoteSection = ({ tone, label, cards, ...words }: QuoteSectionProps) =>
  cards.length > 0 && (
    <Section tone={tone}>
      <TestimonialCarousel
        label={label}
        cards={cards}
        words={<SectionHeader {...words} className="gap-3 measure-34" />}
      />
    </Section>
  );
