import Ellipsis from 'lucide-react/icons/ellipsis';
import { MenuButton } from './menu-button.tsx';
import type { MenuContent } from './menu-content.ts';

/** The actions for one row of a list. */
export const RowMenu = (content: MenuContent) => <MenuButton {...content} size="small" icon={Ellipsis} />;
