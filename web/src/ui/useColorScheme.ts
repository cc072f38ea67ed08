import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** The scheme on show, and the way to change it; 'auto' follows the system. The choice is remembered on the device. */
export const useColorScheme = () => {
  const { colorScheme: choice, setColorScheme: choose } = useMantineColorScheme();
  const shown = useComputedColorScheme('light');
  const toggle = () => {
    choose(shown === 'dark' ? 'light' : 'dark');
  };
  return { choice, shown, choose, toggle };
};
