/** What a visitor did that the agency would like to count, if she agrees. */
export interface Happening {
  name: 'booking_click' | 'form_sent' | 'guide_downloaded';
  /** The address a form was sent to, which tells what kind it was. */
  form?: string;
}

const type = 'happening';

/** Tells whoever listens; where nothing is counted, that is nobody. */
export const announce = (detail: Happening): void => {
  dispatchEvent(new CustomEvent(type, { detail }));
};

export const onHappening = (listener: (happening: Happening) => void): void =>
  addEventListener(type, (event) => listener((event as CustomEvent<Happening>).detail));
