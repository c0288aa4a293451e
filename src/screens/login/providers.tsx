import type { LucideIcon } from 'lucide-react';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Building from 'lucide-react/icons/building';
import GitBranch from 'lucide-react/icons/git-branch';
import type { AuthProvider } from '#domain/config.ts';
import { Button } from '#ui/button/button.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import { continueWith } from './messages.ts';

/** Generic icons by provider type. Unknown types have no icon. */
const PROVIDER_ICONS: Record<string, LucideIcon> = { oidc: BadgeCheck, saml: Building, github: GitBranch };

interface ProvidersProps {
  providers: readonly AuthProvider[];
  onChoose: (provider: AuthProvider) => void;
}

/** One button for each provider, in the proxy's order. */
export function Providers({ providers, onChoose }: ProvidersProps) {
  return providers.map((provider) => (
    <Button
      key={`${provider.type}/${provider.name}`}
      size="big"
      icon={PROVIDER_ICONS[provider.type]}
      onClick={() => onChoose(provider)}
    >
      <UntrustedText>{continueWith(provider.displayName || provider.name)}</UntrustedText>
    </Button>
  ));
}
