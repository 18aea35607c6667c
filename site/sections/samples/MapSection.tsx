import { clsx } from 'clsx';
import { Bloom, MarkPaths } from '../../components/Bloom/Bloom.tsx';
import { SectionHeader } from '../../components/Heading/Heading.tsx';
import list from '../../components/List/List.module.css';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './MapSection.module.css';

type AuditMap = PageOf<'sample-audit'>['map'];

const pin = 'M0 0C-6-14-25-22-25-45a25 25 0 1 1 50 0C25-22 6-14 0 0z';

const places = ['translate(150 180)', 'translate(490 128)', 'translate(520 424)'];

/** A town at night. Three shops are lit; the closest is not. */
const TownMap = ({ pins, own }: Pick<AuditMap, 'pins' | 'own'>) => (
  <svg className={styles.map} viewBox="0 0 640 480" aria-hidden="true">
    <g className="drawn">
      <g strokeWidth="6" opacity=".15">
        <path d="M-20 92l680-58M-20 186l680-58M-20 376l680-58M-20 470l680-58M58-10l42 500M156-10l42 500M450-10l42 500M548-10l42 500" />
        <path strokeDasharray="9 7" strokeWidth="3" d="M-10 20L400 490" />
      </g>
      <path strokeWidth="13" opacity=".3" d="M-20 282l680-58M284-10l42 500" />
      <path
        className="action"
        stroke="currentColor"
        strokeWidth="9"
        opacity=".3"
        d="M-20 430C90 500 330 520 470 440S640 180 560-20"
      />
      <path fill="var(--success)" stroke="none" opacity=".6" d="M346 274l92-8 8 82-92 8z" />
    </g>
    <g className="drawn" strokeWidth="2" transform="translate(308 253)">
      <circle r="46" opacity=".3" />
      <circle r="26" opacity=".6" />
      <circle r="9" fill="currentColor" />
    </g>
    {pins.map(({ title }, index) => (
      <g key={title} className="action" fill="currentColor" transform={places[index]}>
        <circle className={styles.glow} cy="-45" r="78" opacity=".3" />
        <path d={pin} />
        <text className={styles.number} y="-35">
          {index + 1}
        </text>
        <text className={styles.label} y="30">
          {title}
        </text>
      </g>
    ))}
    <g transform="translate(222 330)">
      <path
        fill="var(--ink)"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="6 5"
        d={pin}
      />
      <g transform="translate(-17 -62) scale(.7)" fill="currentColor">
        <MarkPaths />
      </g>
      <text className={styles.label} y="30">
        {own.title}
      </text>
    </g>
  </svg>
);

const Place = ({ title, text }: AuditMap['own']) => (
  <>
    <h3 className="size-1 snug">{title}</h3>
    <p>{text}</p>
  </>
);

export const MapSection = ({ pins, own, ...words }: AuditMap) => (
  <Section tone="ink">
    <Columns widths="wideLeft" className="items-middle">
      <TownMap pins={pins} own={own} />
      <div>
        <SectionHeader {...words} size="medium" className="gap-3 below-5" />
        <ol className={clsx(list.numbered, list.hanging, styles.legend)}>
          {pins.map((place) => (
            <li key={place.title} className="relative">
              <Place {...place} />
            </li>
          ))}
        </ol>
        <div className={clsx('relative', styles.own)}>
          <Bloom width="40" height="40" />
          <Place {...own} />
        </div>
      </div>
    </Columns>
  </Section>
);
