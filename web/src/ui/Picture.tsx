import { useState, type ComponentPropsWithRef } from 'react';

export interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src'> {
  src: string | null | undefined;
  /** The fallback when the picture is missing or fails to load. */
  instead: string;
}

/** An image with a fallback picture. `alt` is empty unless the image carries information. */
export const Picture = ({ src, instead, alt = '', ...rest }: PictureProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && failed !== src ? src : instead;
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      src={shown}
      alt={alt}
      onError={() => {
        if (src) setFailed(src);
      }}
    />
  );
};
