import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

test('a picture that cannot be had is replaced, and shows nothing when its replacement cannot be had either', () => {
  const { container } = render(<Picture src="/cover.svg" instead="/house.svg" loading="eager" />);
  const image = container.querySelector('img');
  if (image === null) throw new Error('no image');
  expect(image.getAttribute('src')).toBe('/cover.svg');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toBe('/house.svg');
  expect(image.style.visibility).toBe('');
  fireEvent.error(image);
  expect(image.style.visibility).toBe('hidden');
});
