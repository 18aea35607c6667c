import { useEffect, useEffectEvent } from 'react';

declare global {
  interface WindowEventMap {
    /** The brand is another one now. */
    'brand-saved': Event;
  }
}

/** Listens to an event of the window for as long as the component is there. */
export const useListener = <Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
): void => {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: WindowEventMap[Name]) => onEvent(event);
    addEventListener(name, listen);
    return () => removeEventListener(name, listen);
  }, [name]);
};
