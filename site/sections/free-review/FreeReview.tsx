import { clsx } from 'clsx';
import { BloomList } from '../../components/Bloom/BloomList.tsx';
import { ButtonLink, type LabelledLink } from '../../components/Button/Button.tsx';
import { SectionHeader } from '../../components/Heading/Heading.tsx';
import {
  Arch,
  Picture,
  type PictureProps,
  type WithPictures,
} from '../../components/Picture/Picture.tsx';
import { SampleStamp } from '../../components/SampleStamp/SampleStamp.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import { type TestimonialCard, TestimonialCarousel } from '../shared/Testimonials/Testimonials.tsx';
import styles from './FreeReview.module.css';

type ScheduleProps = PageOf<'free-review'>['schedule'] & { booking: Omit<LabelledLink, 'label'> };

export const Schedule = ({ cards, button, note, booking, ...words }: ScheduleProps) => (
  <Section tone="tint">
    <Columns widths="wideRight">
      <SectionHeader {...words} className="sticky">
        <div className="row wrap gap-2 across-5">
          <ButtonLink {...booking}>{button}</ButtonLink>
          <p className="display-1 italic accent">{note}</p>
        </div>
      </SectionHeader>
      <ul className="stack gap-5">
        {cards.map(({ title, text }) => (
          <li key={title} className="stack gap-2">
            <h3 className="size-2">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Columns>
  </Section>
);

const drawings = [
  'M3 5h18v12H3zM10 8.5v5l4.5-2.5zM8 21h8',
  'M4 17a8.5 8.5 0 1 1 16 0M12 15l4-6M3 20h18',
  'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21M8 10.5l2 2 3.5-4',
] as const;

type RecordingProps = Pick<PageOf<'free-review'>['benefits']['recording'], 'length' | 'notes'> & {
  website: PictureProps;
};

/** A recorded walkthrough, paused: a website in a player, with our remarks pinned to it. */
const Recording = ({ length, notes, website }: RecordingProps) => (
  <div className="relative">
    <SampleStamp className="below-2" />
    <div className={clsx('on-ink fill clip', styles.player)}>
      <Picture {...website} />
      <div className={clsx('row gap-3 small', styles.bar)} aria-hidden="true">
        <svg className="action fixed-size" viewBox="0 0 24 24" width="22" height="22">
          <path d="M6 3.5v17L20.5 12z" fill="currentColor" />
        </svg>
        <span className={styles.track} />
        <span>{length}</span>
      </div>
    </div>
    <ul className={clsx('stack gap-2', styles.notes)}>
      {notes.map((note) => (
        <li key={note} className={clsx('paper ink relative', styles.remark)}>
          {note}
        </li>
      ))}
    </ul>
  </div>
);

type BenefitsProps = PageOf<'free-review'>['benefits'] & {
  /** A made-up example. Without one, no recording is shown. */
  website: PictureProps | undefined;
};

export const Benefits = ({
  boxes,
  recording,
  website,
  scarcity,
  scarcityNote,
  ...words
}: BenefitsProps) => (
  <Section tone="ink">
    <Columns widths="equal" className="items-middle below-6">
      <SectionHeader {...words} className="gap-3 words-34" />
      {website && <Recording {...recording} website={website} />}
    </Columns>
    <ul className={clsx('stack gap-6 columns-far', styles.boxes)}>
      {boxes.map(({ title, text }, index) => (
        <li key={title} className={clsx('stack gap-2 items-top', styles.box)}>
          <svg
            className={clsx('drawn action', styles.drawing)}
            viewBox="0 0 24 24"
            aria-hidden="true"
          >
            <path d={drawings[index]} />
          </svg>
          <h3 className={clsx('snug', index === 0 ? 'size-3' : 'size-2')}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <div className="row wrap gap-3 across-5 above-5">
      <p className={clsx('display-1 rounded action tilt', styles.stamp)}>{scarcity}</p>
      <p>{scarcityNote}</p>
    </div>
  </Section>
);

type WhyUsProps = WithPictures<PageOf<'free-review'>['why'], 'portrait'>;

export const WhyUs = ({ points, portrait, ...words }: WhyUsProps) => (
  <Section tone="tint">
    <Columns widths="wideRight" early className="items-middle">
      <Arch tone="success" className={styles.portrait} {...portrait} />
      <SectionHeader {...words} lead className="words-measure">
        <BloomList className="gap-3 strong" items={points} />
      </SectionHeader>
    </Columns>
  </Section>
);

type TestimonialGalleryProps = PageOf<'free-review'>['gallery'] & {
  cards: readonly TestimonialCard[];
};

export const TestimonialGallery = ({ cards, ...words }: TestimonialGalleryProps) =>
  cards.length > 0 && (
    <Section tone="tint">
      <SectionHeader {...words} className="gap-3 below-5" />
      <TestimonialCarousel cards={cards} />
    </Section>
  );
