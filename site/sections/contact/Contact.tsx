import type { FormState } from '@agency/leads/forms/form.ts';
import { findOrder, orderField } from '@agency/leads/forms/order.ts';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { ContactIntroduction, type ContactIntroductionProps } from './ContactIntroduction.tsx';

/** A package that can be ordered. */
export interface Order {
  name: string;
  /** Its price, with what is added to it. */
  price: string;
  /** What happens when. */
  steps: readonly string[];
  /** What the form begins with. */
  service: string;
  brief: string;
}

type ContactProps = Omit<ContactIntroductionProps, 'sign' | 'children'> &
  Pick<ContactFormProps, 'placeholder' | 'button' | 'agencyEmail'> & {
    /** By the id of the package. */
    orders: Readonly<Record<string, Order>>;
    orderWords: { eyebrow: string; button: string };
    /** The package named in the address. */
    ordered?: string;
    state?: FormState;
  };

/** The contact page as the server renders it: with what was typed, or as the order of a package. */
export const Contact = ({ orders, orderWords, ordered, state, ...page }: ContactProps) => {
  const { placeholder, button, agencyEmail, ...introduction } = page;
  const id = ordered ?? state?.values?.[orderField];
  const order = findOrder(orders, id);
  const form = { placeholder, agencyEmail };
  if (!order)
    return (
      <ContactIntroduction {...introduction} agencyEmail={agencyEmail}>
        <ContactForm {...form} button={button} state={state} />
      </ContactIntroduction>
    );
  const { name, price, steps, service, brief } = order;
  return (
    <ContactIntroduction
      {...introduction}
      agencyEmail={agencyEmail}
      eyebrow={orderWords.eyebrow}
      heading={name}
      text={price}
      aside={{ ...introduction.aside, steps: [...steps] }}
    >
      <ContactForm
        {...form}
        button={orderWords.button}
        ordered={id}
        state={state ?? { values: { service, brief } }}
      />
    </ContactIntroduction>
  );
};
