/** The policemen's colours; each also has the first letter of his name. */
const POLICE: Record<string, string> = {
  blue: '#2f62a8',
  brown: '#7a4d28',
  green: '#387a49',
  red: '#b8402f',
  yellow: '#d9b13b',
};

export const colourOf = (policeman: string) => POLICE[policeman.slice(policeman.indexOf('-') + 1)] ?? '#d9d0bd';

export const CIRCLE = 11;
export const CROSSING = 4.6;
