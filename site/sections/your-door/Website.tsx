import { clsx } from 'clsx';
import { signSize, type Door } from '@agency/leads/forms/door.ts';
import type { DoorWebsite } from '@agency/content-model/schemas/your-door.ts';
import { TradeDrawing } from './TradeDrawing.tsx';
import { tradeStyles } from './trades.ts';
import styles from './Website.module.css';

interface WebsiteProps extends Omit<DoorWebsite, 'colors'> {
  door: Door;
}

/** The first page of the website behind the visitor's door: a picture, whose links lead nowhere. */
export const Website = ({
  door: { name, trade },
  headline,
  text,
  button,
  hours,
  pages,
}: WebsiteProps) => {
  const { lettering, layout } = tradeStyles[trade];
  return (
    <div
      className={clsx('clip rounded', styles.frame)}
      role="img"
      aria-label={`The first page of a website for ${name}: ${headline} ${text}`}
      data-trade={trade}
      data-lettering={lettering}
    >
      <div
        className={clsx(
          'stack relative clip isolate',
          styles.page,
          styles[layout],
          styles[signSize(name)],
        )}
      >
        <div className={clsx('row', styles.top)}>
          <bdi className={clsx('cut', styles.name)}>{name}</bdi>
          {pages.map((page) => (
            <span key={page} className={clsx('unbroken', styles.link)}>
              {page}
            </span>
          ))}
          <span className={clsx('strong fixed-size', styles.button)}>{button}</span>
        </div>
        <div className={clsx('balanced', styles.headline)}>{headline}</div>
        <div className={clsx('balanced', styles.text)}>{text}</div>
        <div className={styles.hours}>{hours}</div>
        <TradeDrawing trade={trade} fills={layout === 'halves'} className={styles.drawing} />
      </div>
    </div>
  );
};
