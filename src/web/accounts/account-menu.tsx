import { LogOut, ShieldCheck, Sparkles, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Me } from '#shared/accounts.ts';
import { accountName } from '#web/frame/account-name.ts';
import { askToSignIn } from '#web/prompts.ts';
import { Menu } from '#web/ui/actions/menu.tsx';
import { Avatar } from '#web/ui/words/avatar.tsx';

type Props = { me: Me; onSignOut: () => void };

/** The signed-in half of the header's sign-in control. */
export function AccountMenu({ me, onSignOut }: Props) {
  const name = accountName(me.user.email);
  const navigate = useNavigate();
  const account = { label: 'Account', icon: UserRound, onSelect: () => void navigate('/account') };
  const admin = { label: 'Admin', icon: ShieldCheck, onSelect: () => void navigate('/admin') };
  const upgrade = { label: 'Upgrade', icon: Sparkles, onSelect: () => askToSignIn('upgrade') };
  return (
    <Menu
      label={`${name}, account menu`}
      trigger={<Avatar name={name} />}
      heading={<b>{name}</b>}
      items={[
        account,
        ...(me.role === 'admin' ? [admin] : []),
        ...(me.plan === 'premium' ? [] : [upgrade]),
        { label: 'Sign Out', icon: LogOut, onSelect: onSignOut },
      ]}
    />
  );
}
