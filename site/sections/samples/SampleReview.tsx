import { clsx } from 'clsx';
import { BloomList } from '../../components/Bloom/BloomList.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import letter from '../../components/Letter/Letter.module.css';
import { Postmark } from '../../components/Postmark/Postmark.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './SampleReview.module.css';

type SampleReview = PageOf<'sample-review'>;
export type Frame = SampleReview['film']['frames'][number];

interface Drawing {
  /** Surfaces, lines, and what we mark with the pencil, in a 320 × 200 box. */
  surface: string;
  lines: string;
  pencil: string;
  /** Where the words begin, and the heights of their two lines. */
  words: readonly [x: number, first: number, second: number];
}

const drawings: Record<Frame['screen'], Drawing> = {
  search: {
    surface:
      'M24 56h140v7H24zM24 70h220v5H24zM24 92h120v7H24zM24 106h200v5H24zM24 166h210v5H24zM24 178h150v5H24z',
    lines: 'M37 14h246a13 13 0 0 1 0 26H37a13 13 0 0 1 0-26zM30 126h4m4 0h4m4 0h4',
    pencil: 'M20 158c-14-22 60-26 106-18s40 26-14 26-104-4-90-20',
    words: [32, 32, 156],
  },
  phone: {
    surface: 'M110 34h100v126H110z',
    lines:
      'M120 6h80a10 10 0 0 1 10 10v168a10 10 0 0 1-10 10h-80a10 10 0 0 1-10-10V16a10 10 0 0 1 10-10zM124 132c-6-34 14-50 36-50s42 16 36 50zM142 92l10 18m4-24l10 22m6-20l8 18M110 160h100',
    pencil: 'M240 120c14 14 18 34 6 60m-12-10l11 11 13-10',
    words: [130, 62, 182],
  },
  profile: {
    surface: 'M34 28h84v70H34zM34 128h150v6H34zM34 144h210v6H34zM34 160h120v6H34z',
    lines:
      'M32 12h256a8 8 0 0 1 8 8v160a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8zM34 112h252M50 98V66h52v32M46 66l6-14h48l6 14z',
    pencil: 'M128 84c-16-18 26-26 62-20s26 26-8 26-60 0-54-14',
    words: [132, 52, 82],
  },
  page: {
    surface:
      'M36 56h104v110H36zM160 60h110v6H160zM160 74h124v6H160zM160 88h90v6H160zM160 152h120v6H160z',
    lines:
      'M32 12h256a8 8 0 0 1 8 8v160a8 8 0 0 1-8 8H32a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8zM24 40h272M200 26h20m10 0h20m10 0h20M52 150h72v-28H52zM62 122v-20h52v20M88 102V86M52 134c12 10 24 10 36 0s24-10 36 0',
    pencil: 'M160 142c34-6 80-6 118-2m-112 6c30-3 60-4 92-2',
    words: [160, 116, 134],
  },
  form: {
    surface: 'M36 166h70v22H36z',
    lines:
      'M36 16h116v16H36zM168 16h116v16H168zM36 42h116v16H36zM168 42h116v16H168zM36 68h116v16H36zM168 68h116v16H168zM36 94h248v16H36zM36 134h116v20H36zM168 134h116v20H168z',
    pencil: 'M30 160c40-10 84-26 130-46M34 116c40 12 80 28 122 44',
    words: [44, 128, 182],
  },
  list: {
    surface: 'M56 14h208v172H56z',
    lines: 'M76 40h20v20H76zM76 84h20v20H76zM76 128h20v20H76zM112 138h110',
    pencil: 'M78 48l8 9 20-26M78 92l8 9 20-26',
    words: [114, 56, 100],
  },
};

/** A moment of the video: the screen as we see it, with our pencil on it. */
export const FilmFrame = ({ screen, words, time }: Pick<Frame, 'screen' | 'words' | 'time'>) => {
  const { surface, lines, pencil, words: place } = drawings[screen];
  const [x, ...heights] = place;
  return (
    <div className={clsx('middle arrives', styles.film)}>
      <svg className={clsx('drawn brand', styles.screen)} viewBox="0 0 320 200" aria-hidden="true">
        <path className={styles.surface} d={surface} />
        <path strokeWidth="1.6" d={lines} />
        {words.map((line, index) => (
          <text key={line} className={styles.words} x={x} y={heights[index]}>
            {line}
          </text>
        ))}
        <path className="accent" stroke="currentColor" strokeWidth="2.8" d={pencil} />
      </svg>
      <span className={clsx('on-ink small rounded unbroken', styles.time)} aria-hidden="true">
        {time}
      </span>
    </div>
  );
};

export const Film = ({ heading, frames }: SampleReview['film']) => (
  <Section tone="ink">
    <Heading text={heading} className="below-6" />
    <ol className={clsx('stack', styles.reel)}>
      {frames.map((frame) => (
        <li key={frame.time} className={clsx('stack columns-far', styles.frame)}>
          <FilmFrame {...frame} />
          <div className={clsx('stack gap-2 middle', styles.spoken)}>
            <h3 className="size-1">
              <span className="action">{frame.time}</span> {frame.title}
            </h3>
            <p className="lead">{frame.said}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);

interface ReviewLetterProps extends Pick<SampleReview, 'email'> {
  frame: Frame | undefined;
  postmark: string;
}

/** The email that brings the video and the written summary. */
export const ReviewLetter = ({ email, frame, postmark }: ReviewLetterProps) => (
  <div className={clsx('stack gap-4 relative centered', letter.letter, styles.letter)}>
    <h2 className={clsx('size-1 snug', styles.subject)}>{email.subject}</h2>
    <Postmark className={styles.postmark} text={postmark} />
    {frame && <FilmFrame {...frame} time={email.video} />}
    <BloomList className="gap-2 small" items={email.summary} />
  </div>
);
