import styles from './BuyButton.module.css';

export interface BuyButtonProps {
  buyButtonId: string;
  publishableKey: string;
  /** The name of the provider's frame. */
  frameTitle: string;
  loading: string;
  failed: string;
}

/**
 * The place of the payment provider's button. `client/buy-button.ts` draws it
 * once the visitor nears it; without script, or where that fails, words stand
 * here that lead to the link below.
 */
export const BuyButton = ({
  buyButtonId,
  publishableKey,
  frameTitle,
  loading,
  failed,
}: BuyButtonProps) => (
  <div
    className={styles.place}
    data-buy-button=""
    data-buy-button-id={buyButtonId}
    data-publishable-key={publishableKey}
    data-frame-title={frameTitle}
  >
    <p className={styles.loading}>{loading}</p>
    <p className={styles.failed} role="status">
      {failed}
    </p>
  </div>
);
