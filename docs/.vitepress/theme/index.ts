// The default theme with the fonts of the system and the colors of the console.
import DefaultTheme from 'vitepress/theme-without-fonts';
import './colors.css';

export default DefaultTheme;
