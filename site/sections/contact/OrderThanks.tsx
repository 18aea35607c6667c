import { findOrder } from '@agency/leads/forms/order.ts';
import type { Order } from './Contact.tsx';

interface OrderThanksProps {
  /** By the id of the package. */
  orders: Readonly<Record<string, Pick<Order, 'name' | 'price' | 'steps'>>>;
  /** The package that was ordered, if one was. */
  ordered?: string;
}

/** What was ordered, and what happens when. Shows nothing after a request that is no order. */
export const OrderThanks = ({ orders, ordered }: OrderThanksProps) => {
  const order = findOrder(orders, ordered);
  return (
    order && (
      <div className="stack gap-2">
        <h2 className="size-1">{`${order.name}, ${order.price}`}</h2>
        {order.steps.map((step) => (
          <p key={step}>{step}</p>
        ))}
      </div>
    )
  );
};
