import { clsx } from 'clsx';
import { Band } from '../../components/Band/Band.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { ReviewCard } from '../shared/ReviewCard/ReviewCard.tsx';
import { PackageSlips, type PackageSlipsProps } from './PackageSlips.tsx';
import styles from './PostText.module.css';

interface Section {
  id: string;
  title: string;
  teaser: string;
  html: string;
}

interface PostTextProps {
  /** What stands before the first section. */
  opening: string;
  sections: readonly Section[];
  /** The word before the title of the next section. */
  next: string;
  aside: Omit<PackageSlipsProps, 'packages'>;
  packages: PackageSlipsProps['packages'];
  review: { heading: string; text: string; link: { label: string; href: string } };
}

/** The text of a post: one section open at a time, the others a title and a first sentence. */
export const PostText = ({ opening, sections, next, aside, packages, review }: PostTextProps) => (
  <Band tone="paper" className={styles.band}>
    <div className={styles.columns}>
      <div className={styles.text}>
        <Prose html={opening} className={styles.opening} />
        <div className={styles.sections}>
          {sections.map(({ id, title, teaser, html }, index) => {
            const following = sections[index + 1];
            return (
              <Disclosure
                key={id}
                {...{ id, title, teaser }}
                group="sections"
                level={2}
                open={index === 0}
              >
                <Prose html={html} />
                {following && (
                  <p data-label className={clsx(styles.next, 'not-on-paper')}>
                    {next}: <a href={`#${following.id}`}>{following.title}</a>
                  </p>
                )}
              </Disclosure>
            );
          })}
        </div>
      </div>
      <aside className={clsx(styles.aside, 'not-on-paper')}>
        <PackageSlips {...aside} packages={packages} />
        <ReviewCard {...review} />
      </aside>
    </div>
  </Band>
);
