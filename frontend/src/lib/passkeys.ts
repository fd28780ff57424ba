/** Passkeys: what the browser's authenticator makes and signs, and what the server gets of it. */
import { addPasskey, askForPasskey, askToSignIn, signInByPasskey } from './api';
import type {
  MadePasskey,
  NewDevice,
  PasskeyRequest,
  PasskeysShown,
  SignedChallenge,
} from '$generated/wire';

export const canUsePasskeys = () => 'PublicKeyCredential' in window && window.isSecureContext;

/** The algorithms that servers of today check: ES256, EdDSA, RS256. */
const ALGORITHMS = [-7, -8, -257];

export function toBytes(written: string): Uint8Array<ArrayBuffer> {
  const binary = atob(written.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

export function fromBytes(bytes: ArrayBuffer | null): string {
  const binary = Array.from(new Uint8Array(bytes ?? []), (one) => String.fromCharCode(one)).join(
    '',
  );
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** What the browser is asked for to make a passkey that can be found without a name. */
export function creationOf(asked: PasskeyRequest): PublicKeyCredentialCreationOptions {
  return {
    challenge: toBytes(asked.challenge),
    rp: { id: asked.site, name: 'Gaslamp' },
    user: {
      id: toBytes(asked.user ?? ''),
      name: asked.user_name ?? '',
      displayName: asked.user_name ?? '',
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: asked.timeout,
    excludeCredentials: (asked.known ?? []).map((id) => ({ type: 'public-key', id: toBytes(id) })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Make a passkey on this device, and let it belong to the player of a key. */
export async function makePasskey(key: string, name: string): Promise<PasskeysShown> {
  const publicKey = creationOf(await askForPasskey(key));
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const sent: MadePasskey = {
    id: fromBytes(made.rawId),
    client_data: fromBytes(clientDataJSON),
    attestation: fromBytes(attestationObject),
  };
  return addPasskey(key, name, sent);
}

/** Sign in with whichever passkey of this site the player chooses. */
export async function signIn(device: string): Promise<NewDevice> {
  const { challenge, site, timeout } = await askToSignIn();
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: toBytes(challenge),
    rpId: site,
    timeout,
    userVerification: 'required',
  };
  const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    used.response as AuthenticatorAssertionResponse;
  const signed: SignedChallenge = {
    id: fromBytes(used.rawId),
    client_data: fromBytes(clientDataJSON),
    authenticator_data: fromBytes(authenticatorData),
    signature: fromBytes(signature),
    user: fromBytes(userHandle),
  };
  return signInByPasskey(device, signed);
}

/** The word for a trouble of the browser's own; none for one of the server. */
export function troubleOf(error: unknown): string {
  if (!(error instanceof DOMException)) return '';
  return error.name === 'InvalidStateError' ? 'passkey-there' : 'passkey-not-used';
}
