import { clsx } from 'clsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { SectionHeader } from '../../components/Heading/Heading.tsx';
import { LinkList } from '../../components/Links/LinkList.tsx';
import { Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import { PackageBox, type PackageBoxProps } from '../shared/PackageBox/PackageBox.tsx';
import styles from './WebDesign.module.css';

interface WebsiteTiersProps {
  label: string;
  tiers: readonly (PageOf<'web-design'>['tiers']['tiers'][number] & { offer: PackageBoxProps })[];
}

/** The three website sizes, as three doors on one street, each taller than the last. Stacked on tablets. */
export const WebsiteTiers = ({ label, tiers }: WebsiteTiersProps) => (
  <Section tone="tint">
    <h2 className="only-for-screen-readers">{label}</h2>
    <ul className={clsx('stack gap-6', styles.street)}>
      {tiers.map(({ package: id, recommended, button, offer }) => (
        <li key={id} id={id} className={clsx('stack second-row-grows', styles.door)}>
          <div className={clsx('stack gap-1 items-top relative', styles.lintel)}>
            {/* The lit half-round window above the door. */}
            <svg
              className={clsx('full-width', styles.fanlight)}
              viewBox="0 0 200 100"
              aria-hidden="true"
            >
              <path d="M0 100A100 100 0 0 1 200 100Z" />
              <path
                fill="none"
                stroke="var(--ink)"
                strokeWidth="1.6"
                d="M0 100A100 100 0 0 1 200 100ZM66 100A34 34 0 0 1 134 100M70.6 83 13.4 50M83 70.6 50 13.4M100 66V0M117 70.6 150 13.4M129.4 83 186.6 50"
              />
            </svg>
            {offer.pages && (
              <p className={clsx('display-2 italic brand', styles.size)}>{offer.pages}</p>
            )}
            <h3 className={styles.name}>{offer.name}</h3>
            {recommended && (
              <p className={clsx('small strong tilt', styles.ribbon)}>{recommended}</p>
            )}
          </div>
          <div className={clsx('stack gap-4 items-start', styles.inside)}>
            <p>{offer.summary}</p>
            <PackageBox {...offer} isListed />
            <ButtonLink {...button} />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

export const SizeAdvice = ({ linkList, ...words }: PageOf<'web-design'>['advice']) => (
  <Section tone="ground">
    <Columns widths="wideLeft">
      <SectionHeader {...words} className={styles.words} />
      <LinkList {...linkList} />
    </Columns>
  </Section>
);
