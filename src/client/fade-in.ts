/** Lets pictures marked `data-fade-in` appear once they are loaded; the styles tell how. Without script they are simply there. */
export const fadeInPictures = (): void => {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-fade-in]')) {
    const show = () => picture.setAttribute('data-fade-in', 'loaded');
    if (picture.complete) show();
    else picture.addEventListener('load', show);
  }
};
