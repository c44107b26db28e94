import { useSyncExternalStore } from 'react';
import { IconButton } from '~/web/ui/icon-button';
import { MonitorIcon, MoonIcon, SunIcon } from '~/web/ui/icons';
import { Tooltip } from '~/web/ui/overlays/tooltip';
import { chooseTheme, readTheme, subscribeToTheme, type Theme, themes } from './theme';

const themeOptions: Record<Theme, { icon: typeof SunIcon; name: string }> = {
  system: { icon: MonitorIcon, name: 'system' },
  light: { icon: SunIcon, name: 'light' },
  dark: { icon: MoonIcon, name: 'dark' },
};

export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(subscribeToTheme, readTheme, () => 'system');
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  const { icon: Icon, name } = themeOptions[theme];
  return (
    <Tooltip text={`Theme: ${name}`} placement="bottom">
      {(props) => (
        <IconButton
          label={`Theme: ${name}. Change to ${themeOptions[next].name}.`}
          onClick={() => chooseTheme(next)}
          {...props}
        >
          <Icon />
        </IconButton>
      )}
    </Tooltip>
  );
}
