import { Arch } from '../../../components/Arch/Arch.tsx';
import { CoverLink } from '../../../components/CoverLink/CoverLink.tsx';
import { Picture, type PictureProps } from '../../../components/Picture/Picture.tsx';
import { Unbroken } from '../../../components/Unbroken/Unbroken.tsx';
import styles from './PostCard.module.css';

export interface PostCardProps {
  title: string;
  summary: string;
  href: string;
  category: string;
  published: { iso: string; text: string };
  cover: PictureProps;
}

/** A post as a card; all of it leads to the post. The title says everything, so the picture is silent. */
export const PostCard = ({ title, summary, href, category, published, cover }: PostCardProps) => (
  <article className={styles.card}>
    <Arch shape="window" tone="rose" className={styles.cover}>
      <Picture {...cover} alt="" />
    </Arch>
    <div className={styles.words}>
      <p className={styles.facts}>
        {category}, <time dateTime={published.iso}>{published.text}</time>
      </p>
      <h3 className={styles.title}>
        <CoverLink href={href}>
          <Unbroken text={title} />
        </CoverLink>
      </h3>
      <p>{summary}</p>
    </div>
  </article>
);
