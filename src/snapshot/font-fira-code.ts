// The SIL Open Font License 1.1 comes with the package.
import '@fontsource/fira-code/400.css'
