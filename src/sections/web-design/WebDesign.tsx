import { clsx } from 'clsx';
import { BloomList } from '../../components/Bloom/Bloom.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { SectionHeader } from '../../components/Heading/Heading.tsx';
import { LinkList } from '../../components/Links/Links.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './WebDesign.module.css';

/** The three sizes of a website, as three doors on one street, each taller than the last; on a tablet one below the other. */
export const WebsiteTiers = ({ label, tiers }: PageOf<'web-design'>['tiers']) => (
  <Section tone="sand">
    <h2 className="only-for-screen-readers">{label}</h2>
    <ul className={styles.street}>
      {tiers.map(({ name, size, description, recommended, plus, points, button }) => (
        <li
          key={name}
          id={name.toLowerCase()}
          className={clsx(styles.door, recommended && styles.recommended)}
        >
          <div className={styles.lintel}>
            {/* The lit half-round window above the door. */}
            <svg className={styles.fanlight} viewBox="0 0 200 100" aria-hidden="true">
              <path d="M0 100A100 100 0 0 1 200 100Z" />
              <path
                className={styles.bars}
                d="M0 100A100 100 0 0 1 200 100ZM66 100A34 34 0 0 1 134 100M70.6 83 13.4 50M83 70.6 50 13.4M100 66V0M117 70.6 150 13.4M129.4 83 186.6 50"
              />
            </svg>
            <p className={styles.size}>{size}</p>
            <h3 className={styles.name}>{name}</h3>
            {recommended && <p className={styles.ribbon}>{recommended}</p>}
          </div>
          <div className={styles.inside}>
            <p>{description}</p>
            <div className={styles.points}>
              {plus && <p className={styles.plus}>{plus}</p>}
              <BloomList items={points} />
            </div>
            <ButtonLink {...button} />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

export const SizeAdvice = ({ linkList, ...words }: PageOf<'web-design'>['advice']) => (
  <Section tone="paper">
    <Columns widths="wideLeft" className={styles.columns}>
      <SectionHeader {...words} emphasis="italic" className={styles.words} />
      <LinkList {...linkList} />
    </Columns>
  </Section>
);
