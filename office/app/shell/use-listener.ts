import { useEffect, useEffectEvent } from 'react';

declare global {
  interface WindowEventMap {
    /** Something was done, so that what a screen shows may be another now. */
    'office-changed': Event;
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
