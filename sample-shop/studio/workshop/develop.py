"""Turns an exposure into the picture: removes the noise of sampling, and writes a PNG with alpha and the tool's mask.
Works on arrays of (height, width, channels), linear light, premultiplied alpha."""
import bpy
import numpy as np


def read(path):
    """A floating-point picture as an array, bottom row first, four channels."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(len(image.pixels), np.float32)
    image.pixels.foreach_get(pixels)
    width, height = image.size
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def write(path, pixels, scene=None):
    """Writes a PNG; with a scene, through its view transform, as a photograph is developed."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new('developed', width, height, alpha=True, float_buffer=True)
    image.colorspace_settings.name = 'Linear' if scene else 'Non-Color'
    image.alpha_mode = 'PREMUL'
    image.pixels.foreach_set(np.ascontiguousarray(pixels, np.float32).ravel())
    if scene:
        scene.render.image_settings.file_format = 'PNG'
        scene.render.image_settings.color_mode = 'RGBA'
        image.save_render(path, scene=scene)
    else:
        image.filepath_raw, image.file_format = path, 'PNG'
        image.save()
    bpy.data.images.remove(image)


def _shift(a, dy, dx):
    return np.roll(np.roll(a, dy, 0), dx, 1)


def _blur(a, sigma):
    radius = int(sigma * 3 + .5)
    weights = np.exp(-np.arange(-radius, radius + 1) ** 2 / (2 * sigma * sigma))
    weights /= weights.sum()
    for axis in (0, 1):
        out = np.zeros_like(a)
        for i, w in enumerate(weights):
            out += w * np.roll(a, i - radius, axis)
        a = out
    return a


def _grow(mask, radius):
    out = mask.copy()
    for axis in (0, 1):
        base = out.copy()
        for i in range(-radius, radius + 1):
            out |= np.roll(base, i, axis)
    return out


def smooth_tool(colour, albedo, normal, inside, radius=2):
    """Applies a joint bilateral filter: neighbours count when they have the same material and orientation."""
    tone = np.log1p(np.maximum(colour[..., :3], 0) * 4).mean(-1, keepdims=True)
    tone = np.where(inside[..., None], tone, 0)
    calm = _blur(tone, 1.0)
    total, weight = np.zeros_like(colour), np.zeros(colour.shape[:2] + (1,), np.float32)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            far = (dy * dy + dx * dx) / (2 * 1.5 ** 2)
            stuff = ((_shift(albedo, dy, dx) - albedo)[..., :3] ** 2).sum(-1, keepdims=True) / .05 ** 2
            way = ((_shift(normal, dy, dx) - normal)[..., :3] ** 2).sum(-1, keepdims=True) / .16 ** 2
            light = (_shift(calm, dy, dx) - calm) ** 2 / .10 ** 2
            w = np.exp(-far - stuff - way - light) * _shift(inside[..., None], dy, dx)
            total += w * _shift(colour, dy, dx)
            weight += w
    return np.where(inside[..., None], total / np.maximum(weight, 1e-6), colour)


def smooth_shadow(colour, inside, sigma):
    """Blurs the shadow alone, as if the tool were not there, and fades it out before the picture's edge."""
    height, width = inside.shape
    alpha = np.where(inside, 0, colour[..., 3])
    free = (~inside).astype(np.float32)
    fine = _blur(alpha, sigma * .5) / np.maximum(_blur(free, sigma * .5), 1e-3)
    wide = _blur(alpha, sigma * 2) / np.maximum(_blur(free, sigma * 2), 1e-3)
    # Near the tool the shadow's edge must stay; far from it there is only noise to remove.
    near = np.clip(_blur(inside.astype(np.float32), sigma * 4) * 3, 0, 1)
    soft = near * fine + (1 - near) * wide
    soft = np.clip((soft - .012) / .988, 0, 1)
    across, along = (np.abs(np.linspace(-1, 1, n)) for n in (width, height))
    away = (across[None, :] ** 5 + along[:, None] ** 5) ** .2
    fade = np.clip((1 - away) / .20, 0, 1)
    return soft * fade * fade * (3 - 2 * fade)


def cut_out(colour, thing):
    """Returns each pixel's coverage by the tool, and the tool's own colour there.

    At the edge the exposure mixes the tool, noisy shadow and light reflected by the board; only the first belongs to
    the tool. So the edge is the mask's, softened by half a pixel, with the tool's colour just inside it."""
    cover = _blur(thing.astype(np.float32), .62)[..., None]
    cover = np.clip((cover - .08) / .84, 0, 1)
    own = colour[..., :3] / np.maximum(colour[..., 3:], 1e-3)
    core = (thing & ~_grow(~thing, 1))[..., None].astype(np.float32)
    full = thing[..., None].astype(np.float32)
    inner, outer = _blur(core, .9), _blur(full, .9)
    # Thin parts have no core, so the exposure's own colour is used there.
    beside = np.where(inner > .02, _blur(own * core, .9) / np.maximum(inner, 1e-4), _blur(own * full, .9) / np.maximum(outer, 1e-4))
    return cover, np.where(core > 0, own, beside)


def develop(paths, out, mask_out, scene):
    """Converts the exposure's four files to the picture and its mask."""
    colour, index, albedo, normal = (read(paths[k]) for k in ('Image', 'IndexOB', 'Albedo', 'Normal'))
    size = colour.shape[1]
    thing = index[..., 0] > .5
    tool = thing & (index[..., 0] < 1.5)
    shade = smooth_shadow(colour, _grow(thing, 2), size / 320) * .9
    body = smooth_tool(colour, albedo, normal, thing)
    cover, own = cut_out(body, thing)
    picture = np.concatenate([own * cover, cover + (1 - cover) * shade[..., None]], -1)
    write(out, picture, scene)
    flat = np.repeat(tool[..., None].astype(np.float32), 4, -1)
    flat[..., 3] = 1
    write(mask_out, flat)
