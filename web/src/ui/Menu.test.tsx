import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './Menu.tsx';

test('a menu focuses its first entry, and returns the focus to its button however it closes', async () => {
  const user = userEvent.setup();
  const chosen = vi.fn();
  render(
    <Menu
      label="Calendar"
      items={[
        { id: 'a', label: 'Apple', onSelect: chosen },
        { id: 'g', label: 'Google', onSelect: chosen },
      ]}
    >
      {(trigger) => <button {...trigger}>Add to calendar</button>}
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'Add to calendar' });
  const menu = screen.getByRole('menu', { name: 'Calendar' });
  const open = () => {
    menu.showPopover();
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Apple' }));
  };

  open();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Google' }));
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);

  open();
  await user.keyboard('{Tab}');
  expect(chosen).toHaveBeenCalledOnce();
  expect(menu.contains(document.activeElement)).toBe(false);
});
