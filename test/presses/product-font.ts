// In place of the module that the build of the pages makes: no press fetches the font.
export const styles = "/assets/product-font.css";
