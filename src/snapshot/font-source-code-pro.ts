// The SIL Open Font License 1.1 comes with the package.
import '@fontsource/source-code-pro/400.css'
