import { Monitor, Moon, Sun } from 'lucide-react';
import { Menu } from '#web/ui/actions/menu.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { setTheme, useTheme, type Theme } from './theme.ts';

const choices = [
  { theme: 'dark', label: 'Dark', icon: Moon },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'system', label: 'Same as my device', icon: Monitor },
] as const satisfies readonly { theme: Theme; label: string; icon: typeof Moon }[];

/** Dark, light, or as the device has it. Opens upwards, for it lives in the footer. */
export function ThemeMenu() {
  const theme = useTheme();
  const shown = choices.find((choice) => choice.theme === theme) ?? choices[0];
  return (
    <Menu
      label="Theme"
      upwards
      triggerClass="ib"
      trigger={<Icon of={shown.icon} />}
      items={choices.map((choice) => ({
        label: choice.label,
        icon: choice.icon,
        checked: choice.theme === theme,
        onSelect: () => setTheme(choice.theme),
      }))}
    />
  );
}
